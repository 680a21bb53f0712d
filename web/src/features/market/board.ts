import type { indexTrend, listIndices } from '@/wire/gen/market';
import type { Input, Output } from '@/wire/operation';

export type Board = Output<typeof listIndices>;
/** An index; with the hours of its market where they are told. */
export type Quote = Board['list'][number] & { hours?: readonly Span[] };
/** How far back a line of closes goes. */
export type TrendRange = Input<typeof indexTrend>['range'];
export type MarketClock = Board['markets'][number];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Minutes of the day at which one of the markets changes what it does. */
const BELLS = [
  120,
  180,
  240,
  300,
  540,
  570,
  690,
  720,
  780,
  900,
  960,
  1260,
  1290,
  1320,
  1350,
  DAY_MINUTES,
];
/** A clock that was moved is noticed after so long. */
const LONGEST_MS = 30 * MINUTE_MS;
/** Longer without a price is a break of the market. */
const BREAK_MINUTES = 30;

/** From one minute of the day to another. */
export type Span = readonly [number, number];

/** Whether prices move anywhere. */
export function anyOpen({ open, markets }: Pick<Board, 'open' | 'markets'>): boolean {
  return open || markets.some((clock) => clock.open);
}

/** When to ask again: each minute while prices move, else at the next bell. */
export function nextAsk(board: Pick<Board, 'open' | 'time' | 'markets'>): number {
  if (anyOpen(board)) return MINUTE_MS;
  const now = minuteOf(board.time);
  const bell = BELLS.find((minute) => minute > now) ?? DAY_MINUTES;
  return Math.min(LONGEST_MS, Math.max(MINUTE_MS, (bell - now) * MINUTE_MS));
}

interface OneMarket {
  market: string;
  clock: MarketClock | undefined;
  quotes: Quote[];
}

/** Quotes by market, in the server's order, each with the hours of its market. */
export function byMarket({ list, markets }: Pick<Board, 'list' | 'markets'>): OneMarket[] {
  return [...new Set(list.map(({ market }) => market))].map((market) => {
    const clock = markets.find((one) => one.market === market);
    const hours = clock?.hours.map(({ from, to }) => [from, to] as const);
    const own = list.filter((quote) => quote.market === market);
    return { market, clock, quotes: own.map((quote) => ({ ...quote, hours })) };
  });
}

/** The sessions that a curve is drawn over: whole, where they are known, else as far as it goes. */
export function spansOf({ hours, minutes }: Pick<Quote, 'hours' | 'minutes'>): readonly Span[] {
  // A day of other hours, such as one before a half day, is drawn as far as it went.
  const last = minutes.at(-1);
  const end = hours?.at(-1)?.[1] ?? 0;
  if (hours?.length && (last === undefined || last <= end)) return hours;
  const spans: [number, number][] = [];
  for (const minute of minutes) {
    const before = spans.at(-1);
    if (before && minute - before[1] <= BREAK_MINUTES) before[1] = minute;
    else spans.push([minute, minute]);
  }
  return spans;
}

/** How far a minute is through its sessions, from 0 to 1; breaks take no room. */
export function placeOf(minute: number, spans: readonly Span[]): number {
  const whole = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  const gone = spans.reduce(
    (sum, [from, to]) => sum + Math.min(Math.max(minute - from, 0), to - from),
    0,
  );
  return whole > 0 ? gone / whole : 0;
}

/** `11:08` of the minute 668; beyond midnight it is the next morning. */
export function clockAt(minute: number): string {
  return `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;
}

/** By how much a price is over the close before, in percent; for drawing and its crosshair. */
export function against(price: number, previous: number): number {
  return (price / previous - 1) * 100;
}

/** The minute of the day of an instant, which the wire has in China's time. */
function minuteOf(instant: string): number {
  return Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
}
