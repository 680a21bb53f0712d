import { expect, it } from 'vitest';
import { drawnLine, profitAt, profitOnAxis } from './profitFigures';

it('keeps the days beside their sums', () => {
  const points = [
    { date: '2026-11-18', sum: '3.20' },
    { date: '2026-11-19', sum: '-1.10' },
  ];
  expect(drawnLine(points)).toEqual({ days: ['2026-11-18', '2026-11-19'], sums: [3.2, -1.1] });
});

it.each([
  [0, '0'],
  [15_000, '+1.5万'],
  [-20_000, '−2万'],
  [500, '+500'],
  [-0.5, '−0.50'],
])('sets %d on an axis as %s', (value, text) => {
  expect(profitOnAxis(value)).toBe(text);
});

it('sets the sum of a day with its sign', () => {
  expect(profitAt(1341.76)).toBe('+1,341.76');
  expect(profitAt(-0.1)).toBe('−0.10');
});
