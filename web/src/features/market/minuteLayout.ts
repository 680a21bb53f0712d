import { signedPercent } from '@/lib/figures';
import { linear, type Point } from '@/ui/chart/scale';
import { against, clockAt, placeOf, type Quote, spansOf } from './board';
import { marketListWords as words } from './words';

const FOOT = 24;
const HEAD = 8;
/** Between the crosshair and its figures, and how wide these are. */
const GAP = 16;
const TIP = 130;
/** Narrower than this, the times of the break have no room beside the others. */
const FEET = 150;

/** Everything in pixels that the chart of a day draws. */
export interface MinuteFrame {
  /** Right edge of the plot; the axis stands in the gutter beyond it. */
  right: number;
  bottom: number;
  points: Point[];
  ticks: { y: number; text: string; zero: boolean }[];
  /** Where the market has its break. */
  breaks: number[];
  feet: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  /** The point that is nearest to a pixel. */
  nearest: (x: number) => number;
}

/** Lays a day out, the close before in the middle; none without a curve or that close. */
export function layOut(quote: Quote, width: number, height: number): MinuteFrame | null {
  const base = Number(quote.previousClose);
  if (!quote.previousClose || quote.prices.length < 2) return null;
  const spans = spansOf(quote);
  const rates = quote.prices.map((price) => against(Number(price), base));
  const most = Math.max(0.05, ...rates.map(Math.abs));
  const half = roundUp(most);
  const values = [half, half / 2, 0, -half / 2, -half];
  const gutter = 54 * large();
  const right = width - gutter;
  const bottom = height - FOOT;
  const y = linear([-half, half], [bottom, HEAD]);
  const x = (minute: number) => 1 + placeOf(minute, spans) * (right - 1);
  const points = rates.map((rate, at) => ({ x: x(quote.minutes[at] ?? 0), y: y(rate) }));
  const ends = spans.slice(0, -1).map(([, to]) => to);
  const [from, to] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];
  const rests = spans.slice(0, -1).map(([, end], at) => {
    const begin = spans[at + 1]?.[0] ?? end;
    return { x: x(end), text: `${clockAt(end)}/${clockAt(begin)}`, anchor: 'middle' as const };
  });
  return {
    right,
    bottom,
    points,
    ticks: values.map((value) => ({ y: y(value), text: axis(value), zero: value === 0 })),
    breaks: ends.map(x),
    feet: [
      { x: 0, text: clockAt(from), anchor: 'start' },
      ...(spans.length === 2 && right > FEET * large() ? rests : []),
      { x: right, text: clockAt(to), anchor: 'end' },
    ],
    nearest: (pixel) => nearestOf(points, pixel),
  };
}

/** Half of it has one decimal as well. */
function roundUp(most: number): number {
  const step = most <= 2 ? 0.2 : most <= 10 ? 1 : 5;
  return Number((Math.ceil(most / step) * step).toFixed(1));
}

function axis(value: number): string {
  return value === 0 ? words.previous : signedPercent(value.toFixed(3), 1);
}

/** Where the figures of a minute stand: away from the finger, and within the card. */
export function sideOf(x: number, right: number, width: number): { left?: number; right?: number } {
  const before = x > right / 2;
  const room = before ? x - GAP : width - x - GAP;
  if (room < TIP * large()) return before ? { left: 0 } : { right: 0 };
  return before ? { right: width - x + GAP } : { left: x + GAP };
}

function large(): number {
  return document.documentElement.dataset.size === 'elder' ? 1.5 : 1;
}

function nearestOf(points: readonly Point[], pixel: number): number {
  const far = (at: number) => Math.abs((points[at]?.x ?? 0) - pixel);
  return points.reduce((best, _, at) => (far(at) < far(best) ? at : best), 0);
}
