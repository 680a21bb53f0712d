import { expect, it } from 'vitest';
import { heatOf, limitOf } from './heat';

it('paints what rounds to zero grey, whatever its sign', () => {
  expect(heatOf('0.0004', 1).tone).toBe('flat');
  expect(heatOf('-0.0004', 1).tone).toBe('flat');
  expect(heatOf('0.0005', 1).tone).toBe('up');
});

it('is strong beyond the limit and not at it', () => {
  expect(heatOf('-0.0600', 6)).toEqual({ tone: 'down', strong: false });
  expect(heatOf('-0.0601', 6)).toEqual({ tone: 'down', strong: true });
});

it('has a limit of its own for a fund that hardly moves', () => {
  const months = (...percents: number[]) => percents.map((one) => String(one / 100));
  expect(limitOf(months(0.1, 0.12, 0.15, 0.18))).toBe(0.2);
  expect(limitOf(months(-10, 2, 4, 5.5, 1, -6, 5.8, 3))).toBe(6);
  expect(limitOf([null, undefined])).toBe(0.1);
});
