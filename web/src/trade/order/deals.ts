import type { tradeRecords } from '@/wire/gen/orders';
import type { Input, Output } from '@/wire/operation';
import { dealWords } from './words.deal';

export type TradeMonth = Output<typeof tradeRecords>['months'][number];
export type TradeRecord = TradeMonth['records'][number];
type RecordType = NonNullable<Input<typeof tradeRecords>['filter']>;
/** Of all orders, or only redemptions into funds, both legs of each. */
export type DealType = RecordType | 'into';
export type DealTime = 'all' | '1m' | '3m' | '1y' | 'own';

/** What the customer looks for among the records. */
export interface DealFilter {
  type: DealType;
  fundCode: string | undefined;
  time: DealTime;
  /** Of the own range: days, YYYY-MM-DD; empty when open. */
  from: string;
  until: string;
}

export const NO_FILTER = {
  type: 'all',
  fundCode: undefined,
  time: 'all',
  from: '',
  until: '',
} as const satisfies DealFilter;

const TYPES: readonly string[] = Object.keys(dealWords.types);
const MONTHS = { '1m': 1, '3m': 3, '1y': 12 } as const;

/** The filter with which a link opens the screen. */
export function filterOf(args: { fundCode?: string; type?: string }): DealFilter {
  const type = TYPES.includes(args.type ?? '') ? (args.type as DealType) : 'all';
  return { ...NO_FILTER, type, fundCode: args.fundCode };
}

/** How many of the three questions are answered. */
export function chosenIn({ type, fundCode, time }: DealFilter): number {
  return [type !== 'all', fundCode !== undefined, time !== 'all'].filter(Boolean).length;
}

/** What the server is asked for; `today` is YYYY-MM-DD. */
export function inputOf(
  filter: DealFilter & { type: RecordType },
  today: string,
): Input<typeof tradeRecords> {
  return { filter: filter.type, fundCode: filter.fundCode, ...rangeOf(filter, today) };
}

/** The days that are looked for, YYYY-MM-DD; open where one is missing. */
export function rangeOf({ time, from, until }: DealFilter, today: string) {
  if (time === 'own') return { from: from || undefined, to: until || undefined };
  return { from: time === 'all' ? undefined : monthsBefore(today, MONTHS[time]), to: undefined };
}

/** The same day some months earlier; the month's last day where there is no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const before = new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)));
  return before.toISOString().slice(0, 10);
}

/** Joins pages: a month that goes on on the next page stays one month. */
export function joinMonths(pages: readonly { months: readonly TradeMonth[] }[]): TradeMonth[] {
  const joined: TradeMonth[] = [];
  for (const month of pages.flatMap(({ months }) => months)) {
    const last = joined[joined.length - 1];
    if (last?.month === month.month) {
      joined[joined.length - 1] = { ...last, records: [...last.records, ...month.records] };
    } else joined.push(month);
  }
  return joined;
}
