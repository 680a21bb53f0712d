import { expect, it } from 'vitest';
import { ageInMonths, firstPeriod, periodsOf } from './periods';

function open(established: string | null, last = '2026-11-20') {
  return periodsOf(established, last)
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);
}

it('closes the periods that a fund is too young for', () => {
  expect(open('2025-12-29')).toEqual(['1m', '3m', '6m', 'all']);
  expect(open('2026-11-02')).toEqual(['all']);
  expect(open('2023-11-20')).toEqual(['1m', '3m', '6m', '1y', '3y', 'all']);
  expect(open(null)).toHaveLength(6);
});

it('begins with the longest period that has data, a year at most', () => {
  const first = (established: string) => firstPeriod(periodsOf(established, '2026-11-20'));
  expect(first('2025-12-29')).toBe('6m');
  expect(first('2026-11-02')).toBe('all');
  expect(first('2015-01-05')).toBe('1y');
});

it('counts whole months', () => {
  expect(ageInMonths('2025-12-29', '2026-11-20')).toBe(10);
  expect(ageInMonths('2026-11-02', '2026-11-20')).toBe(0);
});
