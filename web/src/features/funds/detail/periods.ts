import type { Window } from '@/features/funds/list/ranking';
import type { Choice } from '@/ui/choices';

interface Period extends Choice<Window> {
  /** How far back it reaches; none reaches back to the beginning. */
  months?: number;
}

const PERIODS: readonly Period[] = [
  { value: '1m', label: '近1月', months: 1 },
  { value: '3m', label: '近3月', months: 3 },
  { value: '6m', label: '近6月', months: 6 },
  { value: '1y', label: '近1年', months: 12 },
  { value: '3y', label: '近3年', months: 36 },
  { value: 'all', label: '成立来' },
];

/** What a chart begins with where the fund is old enough. */
const USUAL: Window = '1y';

/** The periods, those closed that reach back beyond the fund's first day; all where none is known. */
export function periodsOf(established: string | null | undefined, last: string): Period[] {
  return PERIODS.map((period) => ({
    ...period,
    disabled: Boolean(
      established && period.months && monthsBefore(last, period.months) < established,
    ),
  }));
}

/** The usual period, or the longest shorter one that the fund has; a new fund's whole life. */
export function firstPeriod(periods: readonly Period[]): Window {
  const usual = periods.findIndex(({ value }) => value === USUAL);
  const open = periods.slice(0, usual + 1).filter(({ disabled }) => !disabled);
  return open[open.length - 1]?.value ?? 'all';
}

/** How old a fund is, in whole months. */
export function ageInMonths(established: string, last: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const whole = months(last) - months(established);
  return Math.max(0, last.slice(8) < established.slice(8) ? whole - 1 : whole);
}

/** The same day so many months before; a 31st that a month lacks sorts after its last day. */
function monthsBefore(day: string, months: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const month = `${(index % 12) + 1}`.padStart(2, '0');
  return `${Math.floor(index / 12)}-${month}-${day.slice(8)}`;
}
