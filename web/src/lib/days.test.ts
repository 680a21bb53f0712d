import { expect, it } from 'vitest';
import { dayTime, shortDay, spokenDay, weekday } from './days';

it('names the weekday', () => {
  expect(weekday('2026-11-23')).toBe('周一');
  expect(weekday('nonsense')).toBe('');
});

it('drops the year within the year and keeps it beyond', () => {
  expect(shortDay('2026-11-23', '2026-11-19')).toBe('11-23 周一');
  expect(shortDay('2027-05-22', '2026-11-19')).toBe('2027-05-22');
  expect(spokenDay('2026-11-23', '2026-11-19')).toBe('11-23（周一）');
  expect(shortDay(null)).toBe('--');
});

it('tells instants in the time of China', () => {
  const instant = Date.UTC(2026, 10, 17, 7, 8);
  expect(dayTime(instant, instant)).toBe('11-17 15:08');
});
