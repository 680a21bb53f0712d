import { expect, it } from 'vitest';
import { dayByKey, weeksOf } from './weeks';

it('begins each week of a month on Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

it('goes by keys to the next day that can be chosen', () => {
  const days = ['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-13'];
  expect(dayByKey('ArrowRight', '2026-11-06', days)).toBe('2026-11-09');
  expect(dayByKey('ArrowDown', '2026-11-06', days)).toBe('2026-11-13');
  expect(dayByKey('ArrowUp', '2026-11-13', days)).toBe('2026-11-06');
  expect(dayByKey('ArrowLeft', '2026-11-05', days)).toBeUndefined();
  expect(dayByKey('a', '2026-11-05', days)).toBeUndefined();
});
