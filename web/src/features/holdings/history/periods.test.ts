import { expect, it } from 'vitest';
import { cellOf, inputOf, isBeyond, periodName, rangeOf, stepped } from './periods';

const facts = {
  today: '2026-11-20',
  first: '2026-08-12',
  last: '2026-11-19',
  most: 2000,
  hidden: false,
};

const day = (unit: string, profit: string | null, open = true) => ({
  unit,
  profit,
  open,
  corrected: false,
});

it('goes from month to month and from year to year', () => {
  expect(stepped({ unit: 'day', on: '2026-12-31' }, 1).on).toBe('2027-01-01');
  expect(stepped({ unit: 'day', on: '2026-01-05' }, -1).on).toBe('2025-12-01');
  expect(stepped({ unit: 'month', on: '2026-05-05' }, -1).on).toBe('2025-01-01');
});

it('ends at the month of the first day and at this month', () => {
  const beyond = (on: string) => isBeyond({ unit: 'day', on }, facts.first, facts.today);
  expect(['2026-07-31', '2026-08-01', '2026-11-30', '2026-12-01'].map(beyond)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('asks once for all days of a period', () => {
  expect(inputOf({ unit: 'day', on: '2026-11-19' })).toEqual(
    inputOf({ unit: 'day', on: '2026-11-02' }),
  );
  expect(inputOf({ unit: 'year', on: '2026-11-19' }).on).toBeUndefined();
});

it('measures the rate from the first day on, not from before', () => {
  expect(rangeOf({ unit: 'day', on: '2026-08-20' }, facts.first, facts.last)).toEqual({
    from: '2026-08-12',
    to: '2026-08-31',
  });
  expect(rangeOf({ unit: 'month', on: '2026-08-20' }, facts.first, facts.last)).toEqual({
    from: '2026-08-12',
    to: '2026-11-19',
  });
});

it('says why a day has no figure', () => {
  const text = (unit: string, open = true) => cellOf(day(unit, null, open), unit, facts).text;
  expect(text('2026-11-14', false)).toBe('休市');
  expect(text('2026-11-20')).toBe('待更新');
  expect(text('2026-10-20')).toBe('--');
  // Before the first purchase, and ahead.
  expect(text('2026-08-11')).toBe('');
  expect(text('2026-11-21', false)).toBe('');
});

it('shows what came on a closed day', () => {
  expect(cellOf(day('2026-11-14', '0.86', false), '2026-11-14', facts)).toMatchObject({
    text: '+0.86',
    tone: 'up',
    open: true,
  });
});

it('is as short as a cell, paints by size, and speaks the exact figure', () => {
  const cell = (profit: string) => cellOf(day('2026-11-10', profit), '2026-11-10', facts);
  expect(cell('-76.98')).toMatchObject({ text: '−77.0', tone: 'down' });
  expect(cell('1341.76')).toMatchObject({ text: '+1,342', tone: 'up-much' });
  expect(cell('13460.00')).toMatchObject({ text: '+1.3万' });
  expect(cell('13500.00')).toMatchObject({ text: '+1.4万' });
  expect(cell('-12345.60')).toMatchObject({
    text: '−1.2万',
    short: '−',
    spoken: '11月10日，−12,345.60',
  });
  expect(cell('0.00')).toMatchObject({ text: '0.00', tone: 'flat' });
});

it('says that a price of the day was corrected', () => {
  const row = { ...day('2026-11-10', '1.00'), corrected: true };
  expect(cellOf(row, '2026-11-10', facts).spoken).toBe('11月10日，净值已更正，+1.00');
});

it('tells neither sign nor size of a hidden amount, spoken neither', () => {
  const hidden = { ...facts, hidden: true };
  const cell = (profit: string) => cellOf(day('2026-11-10', profit), '2026-11-10', hidden);
  expect(cell('-76.98')).toEqual(cell('1341.76'));
  expect(JSON.stringify(cell('1341.76'))).not.toContain('1,34');
});

it('names periods', () => {
  expect(periodName({ unit: 'day', on: '2026-11-20' })).toBe('2026年11月');
  expect(periodName({ unit: 'month', on: '2026-11-20' })).toBe('2026年');
  expect(periodName({ unit: 'year', on: '2026-11-20' })).toBe('历年');
});
