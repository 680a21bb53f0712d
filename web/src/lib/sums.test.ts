import { expect, test } from 'vitest';
import { divide, minus, plus, unitsOf } from './sums';

test('sums are exact however large', () => {
  expect(plus('90071992547409.91', '0.02')).toBe('90071992547409.93');
  expect(minus('100.00', '99.99')).toBe('0.01');
  expect(minus('1.00', '1.50')).toBe('-0.50');
  expect(plus('-0.05', '0.03')).toBe('-0.02');
});

test('half rounds away from zero', () => {
  expect([divide(5n, 2n), divide(-5n, 2n), divide(4n, 3n)]).toEqual([3n, -3n, 1n]);
});

test('a value has as many places as are asked for', () => {
  expect([unitsOf('1.5909', 4), unitsOf('7'), unitsOf('-0.5')]).toEqual([15909n, 700n, -50n]);
});
