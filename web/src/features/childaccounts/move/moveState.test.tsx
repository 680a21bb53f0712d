import { expect, test } from 'vitest';
import { leastOf, nextStep, sharesProblem, typedOf } from './moveState';

const HELD = { available: '100.00', minHold: '10.00', reason: '' };

test('neither side is left with less than the least holding, but nothing', () => {
  expect(sharesProblem('', HELD, '0.00')).toBeUndefined();
  expect(sharesProblem('100.00', HELD, '0.00')).toBeUndefined();
  expect(sharesProblem('90.00', HELD, '0.00')).toBeUndefined();
  expect(sharesProblem('90.01', HELD, '0.00')).toMatch(/^划转后剩9\.99份，少于最低持有10份/);
  expect(sharesProblem('9.99', HELD, '0.00')).toMatch(/^划转后对方只有9\.99份/);
  expect(sharesProblem('0.01', HELD, '10.00')).toBeUndefined();
  expect(sharesProblem('100.01', HELD, '0.00')).toBe('最多100.00份');
  expect(sharesProblem('0.00', HELD, '50.00')).toBe('划转份额要大于0');
});

test('the least is what the other account lacks', () => {
  expect(leastOf(HELD, '0.00')).toBe('10.00');
  expect(leastOf(HELD, '4.00')).toBe('6.00');
  expect(leastOf(HELD, '10.00')).toBe('0.01');
});

test('the button says what is missing', () => {
  expect(nextStep(HELD, '', undefined)).toMatchObject({ kind: 'wait', why: '先输入划转份额' });
  expect(nextStep(HELD, '1.00', '最多')).toMatchObject({ kind: 'wait', why: '先改份额' });
  expect(nextStep(HELD, '1.00', undefined)).toEqual({ kind: 'pay', act: '确认划转' });
  const money = { ...HELD, reason: '货币基金没有赎回费和持有天数' };
  expect(nextStep(money, '1.00', undefined)).toMatchObject({ kind: 'wait', why: '暂时不能划转' });
});

test('a link asks for what the field would take', () => {
  const asked = ['500', '500.5', '0.01', '-5', 'abc', '1e3', '1.234', '1,000', '', undefined];
  expect(asked.map(typedOf)).toEqual(['500', '500.5', '0.01', '', '', '', '', '', '', '']);
});
