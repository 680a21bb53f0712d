import { expect, it } from 'vitest';
import { dayTime, laterDay, shortDay, spokenDay, weekday } from './days';

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

it('counts days over months and years', () => {
  expect(laterDay('2026-11-20', 30)).toBe('2026-12-20');
  expect(laterDay('2026-12-31', 60)).toBe('2027-03-01');
});
