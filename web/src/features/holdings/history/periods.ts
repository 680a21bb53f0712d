import type { Of } from '@/features/holdings/purpose';
import { direction, signed } from '@/lib/figures';
import type { Cell, CellTone } from '@/ui/MonthGrid';
import type { profitHistory } from '@/wire/gen/holdings';
import type { Input, Output } from '@/wire/operation';
import { historyWords as words } from './words';

export type Unit = NonNullable<Input<typeof profitHistory>['unit']>;
export type UnitRow = Output<typeof profitHistory>['units'][number];

/** Days of a month, months of a year, or all years; `on` is a day in it. */
export interface Period {
  unit: Unit;
  on: string;
}

/** How much of a day names a period: days are shown by month, months by year, years all together. */
const NAMED = { day: 7, month: 4, year: 0 } as const;

/** What the server is asked for: the same for each day of a period, so that it is asked once. */
export function inputOf(
  { unit, on }: Period,
  { fundCode, purpose }: Of = {},
): Input<typeof profitHistory> {
  const first = { day: `${on.slice(0, 7)}-01`, month: `${on.slice(0, 4)}-01-01`, year: undefined };
  return { unit, on: first[unit], fundCode, purpose };
}

/** The period before or after, by its first day. */
export function stepped({ unit, on }: Period, by: 1 | -1): Period {
  const [year = 0, month = 1] = on.split('-').map(Number);
  const months = unit === 'day' ? year * 12 + month - 1 + by : (year + by) * 12;
  const day = `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((months % 12) + 1)}-01`;
  return { unit, on: day };
}

/** Whether a period is none of those between two days. */
export function isBeyond({ unit, on }: Period, first: string, last: string): boolean {
  const name = (day: string) => day.slice(0, NAMED[unit]);
  return name(on) < name(first) || name(on) > name(last);
}

/** First and last day of a period, no further than two days. */
export function rangeOf({ unit, on }: Period, first: string, last: string) {
  const name = on.slice(0, NAMED[unit]);
  const from = unit === 'day' ? `${name}-01` : `${name}-01-01`;
  const to = unit === 'day' ? `${name}-${lastOfMonth(name)}` : `${name}-12-31`;
  return { from: from < first ? first : from, to: to > last ? last : to };
}

/** How many units brought a profit, and how many a loss. */
export function countsOf(units: readonly UnitRow[]) {
  const turns = units.map(({ profit }) => direction(profit, 2));
  return {
    won: turns.filter((turn) => turn === 'up').length,
    lost: turns.filter((turn) => turn === 'down').length,
  };
}

/** The last unit with a profit. */
export function lastKnown(units: readonly UnitRow[]): string | undefined {
  return units.findLast(({ profit }) => profit != null)?.unit;
}

interface CellFacts {
  /** The business day. */
  today: string;
  /** The first day with a profit, and the last; none while it is not known. */
  first: string;
  last: string;
  /** The largest profit or loss beside it, for how strongly it is painted. */
  most: number;
  hidden: boolean;
}

/** What stands in a cell: a figure, why there is none, or nothing before the first day and ahead. */
export function cellOf(row: UnitRow | undefined, unit: string, facts: CellFacts): Cell {
  const name = unitName(unit);
  const quiet = (text = '', short = text.slice(0, 1)): Cell => {
    return { text, short, spoken: `${name}，${text}`, tone: 'quiet', open: false };
  };
  const told = row?.corrected ? `${name}，${words.corrected}` : name;
  if (row?.profit != null) return known(row.profit, told, facts);
  if (!row || unit < facts.first.slice(0, unit.length) || unit > facts.today) return quiet();
  if (!row.open) return quiet(words.rest);
  if (unit.length < 10 || unit <= facts.last) return quiet(words.none, words.none);
  return { ...quiet(words.waiting), tone: 'now' };
}

function known(profit: string, name: string, { most, hidden }: CellFacts): Cell {
  if (hidden) {
    return { text: words.hidden, short: '*', spoken: name, tone: 'flat', open: true };
  }
  const turn = direction(profit, 2);
  const much = Math.abs(Number(profit)) * 2 >= most;
  const tone: CellTone = turn === 'flat' ? 'flat' : much ? `${turn}-much` : turn;
  const figure = figureOf(profit);
  const short = turn === 'flat' ? '0' : figure.slice(0, 1);
  return { text: figure, short, spoken: `${name}，${signed(profit)}`, tone, open: true };
}

/** As short as a cell is narrow: `+0.86`, `+56.4`, `+1,342`, `+1.3万`; the exact one is a tap away. */
function figureOf(profit: string): string {
  const size = Math.abs(Number(profit));
  if (size < 10) return signed(profit);
  if (size < 100) return signed(profit, 1);
  if (size < 10_000) return signed(profit, 0);
  return `${signed(String(Number(profit) / 10_000), 1)}万`;
}

/** The largest profit or loss of some units, for drawing. */
export function mostOf(units: readonly UnitRow[]): number {
  return Math.max(0, ...units.map(({ profit }) => Math.abs(Number(profit ?? 0))));
}

/** `11月19日`, `2026年11月`, `2026年`: as a sentence names a unit. */
export function unitName(unit: string): string {
  const [year = '', month, day] = unit.split('-');
  if (day) return words.day(Number(month), Number(day));
  return month ? words.month(year, Number(month)) : words.year(year);
}

/** `2026年11月`, `2026年`, `历年`. */
export function periodName({ unit, on }: Period): string {
  return unit === 'year' ? words.allYears : unitName(on.slice(0, NAMED[unit]));
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return two(new Date(Date.UTC(year, number, 0)).getUTCDate());
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
