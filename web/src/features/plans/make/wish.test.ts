import { expect, it } from 'vitest';
import { CALENDAR, NEXT_DATES, PAUSED, PLAN, SMART } from '../../../../test/planSamples';
import { daysOf } from './daysOf';
import {
  againOf,
  endFault,
  endText,
  fractionOf,
  isWish,
  payerOf,
  termsIn,
  termsOf,
  typeOf,
  wishOf,
} from './wish';

const card = { card: { cardId: '7' }, source: undefined };

it('reads the terms of a plan, and writes them as a link', () => {
  expect(typeOf(termsOf(PLAN))).toBe('m28');
  expect(typeOf(termsOf(SMART))).toBe('w4-average250');
  expect(typeOf(termsOf(PAUSED))).toBe('f1');
  expect(typeOf(termsIn('m15-drawdown250'))).toBe('m15-drawdown250');
  expect(termsOf(SMART)).toMatchObject({ until: 'rate', rate: '20' });
});

it('sends all of a plan, and either a card or a money fund', () => {
  expect(wishOf('500.00', termsIn('f2-average500'), card)).toEqual({
    amount: '500.00',
    cycleUnit: 1,
    cycle: 2,
    fixDay: 2,
    smart: { rule: 'average', window: 500 },
    end: null,
    cardId: '7',
    cashAcco: null,
    cashFundCode: null,
  });
  const source = { fundCode: '031000', tradeAcco: '0001' };
  const daily = wishOf(
    '10.00',
    { ...termsIn('d'), until: 'times', times: '12' },
    { card: undefined, source },
  );
  expect(daily).toMatchObject({
    fixDay: null,
    end: { times: 12 },
    cardId: null,
    cashAcco: source.tradeAcco,
    cashFundCode: source.fundCode,
  });
});

it('moves the point of a percentage, and computes nothing', () => {
  const rates = ['20', '12.5', '0.01', '7', '1000'];
  expect(rates.map(fractionOf)).toEqual(['0.2', '0.125', '0.0001', '0.07', '10']);
});

it('names what is wrong with an end before the server has to', () => {
  const end = (more: object) => endFault({ ...termsIn(undefined), ...more });
  expect(end({})).toBeUndefined();
  expect(end({ until: 'times', times: '0' })).toMatch('1到1,000');
  expect(end({ until: 'times', times: '1000' })).toBeUndefined();
  expect(end({ until: 'rate', rate: '0' })).toMatch('0.01');
  expect(end({ until: 'rate', rate: '1000' })).toBeUndefined();
  expect(end({ until: 'date', date: '' })).toBeDefined();
  expect(endText({ ...termsIn(undefined), until: 'rate', rate: '20' })).toMatch('20%');
});

it('knows a plan that is just what was wished for', () => {
  expect(isWish(PLAN, wishOf('500.00', termsOf(PLAN), card))).toBe(true);
  expect(isWish(SMART, wishOf('12500', termsOf(SMART), card))).toBe(true);
  expect(isWish(PLAN, wishOf('501.00', termsOf(PLAN), card))).toBe(false);
  expect(isWish(PLAN, wishOf('500.00', termsIn('m27'), card))).toBe(false);
});

it('names what pays a plan among the ways to pay', () => {
  expect(payerOf(PLAN)).toBe(PLAN.cardId);
  expect(payerOf({ ...PLAN, cashFundCode: '031000' })).toBe(`031000@${PLAN.tradeAcco}`);
});

it('lists days that are to come with those that are dropped between them', () => {
  expect(daysOf(NEXT_DATES).map(({ date }) => date)).toEqual(
    NEXT_DATES.dates.map(({ date }) => date),
  );
  const autumn = CALENDAR.days.filter(({ date }) => date > '2026-09-20');
  expect(
    daysOf({ days: autumn, dropped: CALENDAR.dropped }).map(({ date, dropped }) => [date, dropped]),
  ).toEqual([
    ['2026-09-24', false],
    ['2026-10-01', true],
    ['2026-10-08', false],
    ['2026-10-15', false],
    ['2026-10-22', false],
  ]);
});

it('sends the child and nothing else that pays', () => {
  const wish = wishOf('500.00', termsOf(PLAN), { ...card, childNo: 3 });
  expect(wish).toMatchObject({ childNo: 3 });
  expect(Object.keys(wish)).not.toContain('cardId');
  expect(againOf({ ...PLAN, childNo: 3 })).toMatchObject({ childNo: 3, type: 'm28' });
});
