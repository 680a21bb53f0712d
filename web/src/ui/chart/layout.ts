import type { ChartEvent, LineChartProps, Series } from './props';
import { evenDecimals, linear, niceTicks, type Point, thin } from './scale';

const DRAWN_LIMIT = 400;
const FOOT = 24;
const HEAD = 8;

export interface DrawnSeries {
  series: Series;
  colour: string;
  width: number;
  points: Point[];
}

/** Everything in pixels that the parts of a line chart draw. */
export interface ChartFrame {
  width: number;
  height: number;
  /** Right edge of the plot; the axis labels stand in the gutter beyond it. */
  right: number;
  bottom: number;
  days: readonly string[];
  ticks: { value: number; y: number; text: string }[];
  /** Days under the plot: first, middle where it fits, last. */
  feet: { at: number; anchor: 'start' | 'middle' | 'end'; text: string }[];
  drawn: DrawnSeries[];
  events: { event: ChartEvent; x: number; y: number }[];
  x: (day: number) => number;
  y: (value: number) => number;
  /** The day, with fraction, at a pixel. */
  dayAt: (x: number) => number;
}

/** Lays a line chart out for a width and height. */
export function layOut(props: LineChartProps, width: number, height: number): ChartFrame {
  const { days, series, events = [], format, axis = format, whole } = props;
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const values = niceTicks(Math.min(...all, whole ? 0 : Infinity), Math.max(...all, -Infinity));
  const texts = evenDecimals(values.map(axis));
  const right = width - Math.max(...texts.map(textWidth)) - 8;
  const bottom = height - FOOT;
  const last = Math.max(1, days.length - 1);
  const x = linear([0, last], [1, right]);
  const y = linear([values[0] ?? 0, values[values.length - 1] ?? 1], [bottom, HEAD]);
  const place = new Map(days.map((day, at) => [day, at]));
  const main = series[0]?.values ?? [];
  return {
    width,
    height,
    right,
    bottom,
    days,
    ticks: values.map((value, at) => ({ value, y: y(value), text: texts[at] ?? '' })),
    feet: feetOf(days, right),
    drawn: drawnSeries(series, x, y),
    events: events.flatMap((event) => {
      const at = place.get(event.day);
      const value = at === undefined ? null : main[at];
      return at === undefined || value == null ? [] : [{ event, x: x(at), y: y(value) }];
    }),
    x,
    y,
    dayAt: linear([1, right], [0, last]),
  };
}

function feetOf(days: readonly string[], right: number): ChartFrame['feet'] {
  const last = days.length - 1;
  const [first = '', end = ''] = [days[0], days[last]];
  const [from, until] = textWidth(first) * 1.8 > right ? shortEnds(first, end) : [first, end];
  const ends: ChartFrame['feet'] = [
    { at: 0, anchor: 'start', text: from },
    { at: last, anchor: 'end', text: until },
  ];
  if (textWidth(first) * 3.6 >= right) return ends;
  const middle = Math.floor(last / 2);
  return [...ends, { at: middle, anchor: 'middle', text: days[middle] ?? '' }];
}

/** Two days where there is no room for both: the year stands once, or months stand for them. */
function shortEnds(first: string, end: string): [string, string] {
  return first.slice(0, 4) === end.slice(0, 4)
    ? [first, end.slice(5)]
    : [first.slice(0, 7), end.slice(0, 7)];
}

function drawnSeries(
  series: readonly Series[],
  x: (day: number) => number,
  y: (value: number) => number,
): DrawnSeries[] {
  return series.map((one) => {
    const known = one.values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
    const kept = thin(
      known.map(({ value }) => value),
      DRAWN_LIMIT,
    );
    const points = kept.flatMap((index) => {
      const found = known[index];
      return found ? [{ x: x(found.at), y: y(found.value) }] : [];
    });
    return { series: one, points, ...STYLES[one.kind] };
  });
}

const STYLES = {
  own: { colour: 'var(--c1)', width: 2.25 },
  peer: { colour: 'var(--c3)', width: 1.25 },
  base: { colour: 'var(--c-base)', width: 1.25 },
  first: { colour: 'var(--c1)', width: 1.75 },
  second: { colour: 'var(--c3)', width: 1.75 },
  third: { colour: 'var(--c4)', width: 1.75 },
  fourth: { colour: 'var(--c5)', width: 1.75 },
};

/** Width of an axis label: figures are narrower than Chinese signs. */
export function textWidth(text: string): number {
  const wide = [...text].filter((char) => char > '\u2fff').length;
  const large = document.documentElement.dataset.size === 'elder' ? 1.5 : 1;
  return (wide * 12 + (text.length - wide) * 7.2) * large;
}
