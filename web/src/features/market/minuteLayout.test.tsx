import { expect, it } from 'vitest';
import type { Quote } from './board';
import { layOut, sideOf } from './minuteLayout';

const quote = {
  hours: [
    [570, 690],
    [780, 900],
  ],
  previousClose: '1000.00',
  minutes: [570, 690, 780, 840],
  prices: ['1002.00', '995.00', '996.00', '1001.00'],
} as unknown as Quote;

it('has the close before in the middle, whichever way the day went', () => {
  const frame = layOut(quote, 326, 208);
  expect(frame?.ticks.map(({ text }) => text)).toEqual([
    '+0.6%',
    '+0.3%',
    '昨收',
    '−0.3%',
    '−0.6%',
  ]);
  const zero = frame?.ticks.find((tick) => tick.zero)?.y;
  expect(zero).toBe(((frame?.ticks[0]?.y ?? 0) + (frame?.ticks[4]?.y ?? 0)) / 2);
});

it('leaves the rest of the day empty and draws noon as a line', () => {
  const frame = layOut(quote, 326, 208);
  const [, noon, afternoon, last] = frame?.points ?? [];
  expect(noon?.x).toBe(afternoon?.x);
  expect(frame?.breaks).toEqual([noon?.x]);
  expect(last?.x).toBeLessThan(frame?.right ?? 0);
  expect(frame?.nearest(1000)).toBe(3);
});

it('draws nothing without the close before', () => {
  expect(layOut({ ...quote, previousClose: null }, 326, 208)).toBeNull();
});

it('keeps the figures of a minute within the card', () => {
  expect(sideOf(250, 272, 326)).toEqual({ right: 92 });
  expect(sideOf(40, 272, 326)).toEqual({ left: 56 });
  expect(sideOf(140, 202, 256)).toEqual({ left: 0 });
});
