import { expect, it } from 'vitest';
import { dayIn, inOrder } from './parts';

it('asks by the first day of a unit', () => {
  expect(['2026', '2026-11', '2026-11-19'].map(dayIn)).toEqual([
    '2026-01-01',
    '2026-11-01',
    '2026-11-19',
  ]);
});

it('lists the largest profit first, and tells nothing by the order where amounts hide', () => {
  const order = (hidden: boolean) => inOrder(['-5.00', '10.00', '9.00'], (one) => one, hidden);
  expect(order(false)).toEqual(['10.00', '9.00', '-5.00']);
  expect(order(true)).toEqual(['-5.00', '10.00', '9.00']);
});
