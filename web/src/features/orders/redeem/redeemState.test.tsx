import { expect, test } from 'vitest';
import { sharesProblem } from './redeemState';

const quick = {
  usable: true,
  reason: '',
  forgone: '0.45',
  leftToday: '8000.00',
  customerDay: '10000.00',
};
const pre = { available: '51763.12', minRedeem: '10.00', quick: null };

test('more than is available and less than the least are refused', () => {
  expect(sharesProblem('51763.13', pre, false)).toBe('最多51,763.12份');
  expect(sharesProblem('9.99', pre, false)).toBe('每次至少赎回10份');
  expect(sharesProblem('51763.12', pre, false)).toBeUndefined();
});

test('a rest below the least may go as a whole', () => {
  expect(sharesProblem('3.12', { ...pre, available: '3.12' }, false)).toBeUndefined();
});

test('the limit of quick redemption binds only quick redemption', () => {
  expect(sharesProblem('9000.00', { ...pre, quick }, true)).toContain('今天还可取8,000.00元');
  expect(sharesProblem('9000.00', { ...pre, quick }, false)).toBeUndefined();
});
