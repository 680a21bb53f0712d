import { expect, test } from 'vitest';
import { whoseOf } from './whose';

test('an order of a child leads to the account of the child', () => {
  const order = { purpose: 'CHILD:2', tradeAcco: '0000000007003' };
  expect(whoseOf(order)).toEqual({ purpose: 'CHILD:2', acco: '0000000007003' });
});

test("an order of one's own names no account", () => {
  expect(whoseOf({ purpose: 'SELF', tradeAcco: '0000000007001' })).toEqual({});
});
