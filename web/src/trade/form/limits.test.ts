import { describe, expect, it } from 'vitest';
import { amountProblem, cardProblem, mostPayable, payingCard, quickAmounts } from './buyLimits';
import { compare, typedDecimal, wireDecimal } from './limits';

const limits = { minAmount: '10.00', maxAmount: '1000000.00', step: '0.01', firstBuy: true };
const card = {
  cardId: '1',
  bankName: '江汀银行',
  tail: '6208',
  usable: true,
  reason: '',
  singleLimit: '50000.00',
  leftToday: '20000.00',
};

describe('limits of an amount', () => {
  it('compares decimals by value and not by text', () => {
    expect(compare('9.99', '10')).toBeLessThan(0);
    expect(compare('100000000000.01', '100000000000.00')).toBeGreaterThan(0);
    expect(compare('10', '10.00')).toBe(0);
  });

  it.each([
    ['20000', '20000.00'],
    ['20000.', '20000.00'],
    ['0.5', '0.50'],
    ['.5', '0.50'],
    ['', ''],
    ['.', ''],
  ])('sends %s as %s', (typed, wire) => {
    expect(wireDecimal(typed)).toBe(wire);
  });

  it('shows an amount as it would be typed', () => {
    expect(typedDecimal('20000.00')).toBe('20000');
    expect(typedDecimal('44025.12')).toBe('44025.12');
    expect(typedDecimal('100')).toBe('100');
  });

  it('refuses less than the least, more than the most, and what is off the step', () => {
    expect(amountProblem('9.99', limits)).toBe('首次买入至少10元');
    expect(amountProblem('9.99', { ...limits, firstBuy: false })).toBe('每次买入至少10元');
    expect(amountProblem('1000000.01', limits)).toBe('这只基金今天最多买入1,000,000元');
    expect(amountProblem('150.00', { ...limits, step: '100.00' })).toBe('金额须是100元的整数倍');
  });

  it('accepts the bounds themselves and any sum without a greatest', () => {
    expect(amountProblem('10.00', limits)).toBeUndefined();
    expect(amountProblem('1000000.00', limits)).toBeUndefined();
    expect(amountProblem('9000000.00', { ...limits, maxAmount: null })).toBeUndefined();
  });

  it('offers only quick sums that may be bought', () => {
    expect(quickAmounts({ ...limits, maxAmount: '5000.00' })).toEqual(['1000', '5000']);
  });
});

describe('limits of a card', () => {
  it('says why a card cannot pay', () => {
    expect(cardProblem('60000.00', card)).toBe('单笔上限5万元，不足本次金额');
    expect(cardProblem('30000.00', card)).toBe('今天只能再付20,000.00元，不足本次金额');
    expect(cardProblem('1.00', { ...card, usable: false, reason: '协议未签' })).toBe('协议未签');
    expect(cardProblem('20000.00', card)).toBeUndefined();
  });

  it('pays with the first card that can, until the customer chooses', () => {
    const rich = { ...card, cardId: '2', singleLimit: null, leftToday: null };
    expect(payingCard([card, rich], undefined, '30000.00')?.cardId).toBe('2');
    expect(payingCard([card, rich], '1', '30000.00')?.cardId).toBe('1');
    expect(payingCard([card], undefined, '30000.00')).toBeUndefined();
  });
});

it('knows the most that any one card can pay', () => {
  const small = { ...card, singleLimit: '5000.00', leftToday: null };
  expect(mostPayable([small, card])).toBe('20000.00');
  expect(mostPayable([{ ...card, usable: false }, small])).toBe('5000.00');
  expect(mostPayable([{ ...card, usable: false }])).toBeNull();
});
