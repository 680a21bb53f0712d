import { expect, it } from 'vitest';
import { twinOf } from './useTwin';

const order = {
  orderNo: '1',
  kind: '022',
  fundCode: '016823',
  amount: '5000.00',
  createdAt: '2026-11-23T09:34:00+08:00',
};
const wanted = { fundCode: '016823', value: '5000.00', at: '2026-11-23T09:35:00+08:00' };

function found(change: Partial<typeof order>, want: Partial<typeof wanted> = {}) {
  const orders = [{ ...order, ...change }] as unknown as Parameters<typeof twinOf>[0];
  return twinOf(orders, { ...wanted, ...want })?.orderNo;
}

it('finds the same purchase of a moment ago', () => {
  expect(found({})).toBe('1');
  expect(found({}, { value: '5000.0' })).toBe('1');
});

it('passes over other sums, funds, kinds and times', () => {
  expect(found({ amount: '5000.01' })).toBeUndefined();
  expect(found({ fundCode: '016824' })).toBeUndefined();
  expect(found({ kind: '024' })).toBeUndefined();
  expect(found({ createdAt: '2026-11-23T09:32:59+08:00' })).toBeUndefined();
});
