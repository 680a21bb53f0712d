import type { listIndices } from '@/wire/gen/market';
import type { Output } from '@/wire/operation';

export type Board = Output<typeof listIndices>;
export type Quote = Board['list'][number];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Minutes of the day at which the mainland's market changes what it does. */
const BELLS = [540, 570, 690, 780, 900, DAY_MINUTES];
/** A clock that was moved is noticed after so long. */
const LONGEST_MS = 30 * MINUTE_MS;
/** Longer without a price is a break of the market. */
const BREAK_MINUTES = 30;

/** The sessions of the markets that have their hours in China's time, in minutes of the day. */
const HOURS: Readonly<Record<string, readonly Span[]>> = {
  CN: [
    [570, 690],
    [780, 900],
  ],
  HK: [
    [570, 720],
    [780, 960],
  ],
};

/** From one minute of the day to another. */
export type Span = readonly [number, number];

/** When to ask again: each minute while prices move, else at the next bell. */
export function nextAsk(board: Pick<Board, 'open' | 'time'>): number {
  if (board.open) return MINUTE_MS;
  const now = minuteOf(board.time);
  const bell = BELLS.find((minute) => minute > now) ?? DAY_MINUTES;
  return Math.min(LONGEST_MS, Math.max(MINUTE_MS, (bell - now) * MINUTE_MS));
}

/** Quotes by market, in the server's order. */
export function byMarket(list: readonly Quote[]): { market: string; quotes: Quote[] }[] {
  const markets = [...new Set(list.map(({ market }) => market))];
  return markets.map((market) => ({
    market,
    quotes: list.filter((quote) => quote.market === market),
  }));
}

/** The sessions that a curve is drawn over: whole, where they are known, else as far as it goes. */
export function spansOf({ market, minutes }: Pick<Quote, 'market' | 'minutes'>): readonly Span[] {
  const hours = HOURS[market];
  if (hours) return hours;
  const spans: [number, number][] = [];
  for (const minute of minutes) {
    const last = spans.at(-1);
    if (last && minute - last[1] <= BREAK_MINUTES) last[1] = minute;
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

/** `11:08` of the minute 668. */
export function clockAt(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

/** By how much a price is over the close before, in percent; for drawing and its crosshair. */
export function against(price: number, previous: number): number {
  return (price / previous - 1) * 100;
}

/** The minute of the day of an instant, which the wire has in China's time. */
function minuteOf(instant: string): number {
  return Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
}
