import { expect, test } from 'vitest';
import { goalOf } from '../../../../test/childSamples';
import {
  ageOn,
  assumptionOf,
  laterMonth,
  monthsOf,
  monthsUntil,
  outcomesOf,
  rateText,
  yearsAfter,
} from './goal';
import { monthsOfChild, yearsFromNow } from './when';

const GOAL = goalOf();

test('a rate is said in as few decimals as it has', () => {
  expect(['0.0000', '0.0200', '0.0250', '0.1000'].map(rateText)).toEqual([
    '0%',
    '2%',
    '2.5%',
    '10%',
  ]);
});

test('the middle assumption stands in for one that is none', () => {
  expect(assumptionOf(GOAL, '0.0400').needed).toBe('1257.00');
  expect(assumptionOf(GOAL, undefined).rate).toBe('0.0200');
  expect(assumptionOf(GOAL, '0.0300').rate).toBe('0.0200');
});

test('the shortfall is said first, and nothing of the one that is enough', () => {
  expect(outcomesOf(GOAL, '0.0200')).toEqual([
    { rate: '0.0000', way: 'short', sum: '20,200.00' },
    { rate: '0.0400', way: 'over', sum: '23,266.77' },
  ]);
});

test('what is planned and not enough is said of the chosen one, too', () => {
  const ways = outcomesOf(goalOf('1000.00'), '0.0200').map(({ rate, way }) => `${rate} ${way}`);
  expect(ways).toEqual(['0.0000 short', '0.0200 short', '0.0400 short']);
});

test('a course has its beginning, each year and its end', () => {
  expect(monthsOf(GOAL)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120]);
  const short = GOAL.assumptions.map((one) => ({ ...one, course: ['0.00', '1.00', '2.00'] }));
  expect(monthsOf({ ...GOAL, months: 14, assumptions: short })).toEqual([0, 12, 14]);
});

test('months and years are counted on', () => {
  expect(laterMonth('2026-11-23', 120)).toBe('2036-11');
  expect(laterMonth('2026-11-23', 1)).toBe('2026-12');
  expect(laterMonth('2026-11-23', 2)).toBe('2027-01');
  expect(yearsAfter('2028-02-29', 10)).toBe('2038-02-28');
  expect(monthsUntil('2026-11-23', '2036-11-01')).toBe(120);
  expect(monthsUntil('2026-11-23', '2026-11-30')).toBe(1);
});

test('a birthday is the first day of a new age', () => {
  expect(ageOn('2018-11-23', '2026-11-22')).toBe(7);
  expect(ageOn('2018-11-23', '2026-11-23')).toBe(8);
});

test('points are years to who only considers, and months with an age to a parent', () => {
  expect(yearsFromNow([0, 12, 14])).toEqual([
    { said: '现在', foot: '现在', under: '' },
    { said: '1年后', foot: '1年', under: '' },
    { said: '1年2个月后', foot: '1年2个月', under: '' },
  ]);
  const of = { birth: '2018-11-08', targetDate: '2028-01-05' };
  expect(monthsOfChild([0, 12, 14], '2026-11-23', of)).toEqual([
    { said: '2026年11月，8岁', foot: '2026-11', under: '8岁' },
    { said: '2027年11月，9岁', foot: '2027-11', under: '9岁' },
    { said: '2028年1月，9岁', foot: '2028-01', under: '9岁' },
  ]);
  const [gone] = monthsOfChild([0], '2026-11-23', { ...of, birth: null });
  expect(gone?.said).toBe('2028年1月');
});
