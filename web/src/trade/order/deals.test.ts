import { expect, it } from 'vitest';
import type { TradeMonth, TradeRecord } from './deals';
import { chosenIn, filterOf, inputOf, joinMonths, monthsBefore, NO_FILTER } from './deals';

it('opens with what the link asks for and ignores what it does not know', () => {
  expect(filterOf({ type: 'inTransit' }).type).toBe('inTransit');
  expect(filterOf({ type: 'into' }).type).toBe('into');
  expect(filterOf({ type: 'nonsense', fundCode: '016823' })).toEqual({
    ...NO_FILTER,
    fundCode: '016823',
  });
});

it('counts the questions that are answered', () => {
  expect(chosenIn(NO_FILTER)).toBe(0);
  expect(chosenIn({ ...NO_FILTER, type: 'buy', fundCode: '016823', time: '3m' })).toBe(3);
});

it('asks for a range of days only where one is chosen', () => {
  const today = '2026-11-21';
  expect(inputOf(NO_FILTER, today)).toEqual({ filter: 'all' });
  expect(inputOf({ ...NO_FILTER, time: '3m' }, today).from).toBe('2026-08-21');
  const own = { ...NO_FILTER, time: 'own', from: '2026-01-05', until: '' } as const;
  expect(inputOf(own, today)).toMatchObject({ from: '2026-01-05', to: undefined });
});

it.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-11-21', 12, '2025-11-21'],
  ['2028-02-29', 12, '2027-02-28'],
])('goes from %s back by %d months to %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});

it('keeps a month that goes on on the next page as one', () => {
  const month = (name: string, ...numbers: string[]) =>
    ({
      month: name,
      records: numbers.map((orderNo) => ({ orderNo }) as TradeRecord),
    }) as TradeMonth;
  const joined = joinMonths([
    { months: [month('2026-11', '5'), month('2026-10', '4')] },
    { months: [month('2026-10', '3'), month('2026-09', '2')] },
  ]);
  expect(joined.map(({ month, records }) => [month, records.map((r) => r.orderNo)])).toEqual([
    ['2026-11', ['5']],
    ['2026-10', ['4', '3']],
    ['2026-09', ['2']],
  ]);
});
