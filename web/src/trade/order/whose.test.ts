import { expect, test } from 'vitest';
import { payerOf, whoseOf } from './whose';

test('an order of a child leads to the account of the child', () => {
  const order = { purpose: 'CHILD:2', tradeAcco: '0000000007003' };
  expect(whoseOf(order)).toEqual({ purpose: 'CHILD:2', acco: '0000000007003' });
});

test('an order of the pension leads to the pension account', () => {
  const order = { purpose: 'PENSION', tradeAcco: '0000000007009' };
  expect(whoseOf(order)).toEqual({ purpose: 'PENSION', acco: '0000000007009' });
});

test("an order of one's own names no account", () => {
  expect(whoseOf({ purpose: 'SELF', tradeAcco: '0000000007001' })).toEqual({});
});

test('the account of the pension is called no card', () => {
  const order = { purpose: 'PENSION', bankName: '江汀银行', tail: '3302' };
  expect(payerOf(order)).toBe('江汀银行 养老金账户 3302');
  expect(payerOf({ ...order, purpose: 'SELF' })).toBe('江汀银行 储蓄卡 3302');
});
