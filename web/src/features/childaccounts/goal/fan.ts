import { goalWords as words } from '@/features/childaccounts/words.goal';
import { amount } from '@/lib/figures';
import { type ChartFrame, textWidth } from '@/ui/chart/layout';
import type { Series } from '@/ui/chart/props';
import { evenDecimals, linear, linePath, niceTicks } from '@/ui/chart/scale';
import { type Assumption, type Goal, monthsOf, rateText } from './goal';
import type { When } from './when';

const HEAD = 20;
const FOOT = 24;
const UNDER = 16;
const PLOT = 170;
/** Between two labels, and between a label and a line of the grid. */
const LABEL = 16;
const GUTTER = 8;

/** What stands at the end of a line. */
interface EndLabel {
  rate: string;
  sum: string;
  y: number;
  chosen: boolean;
}

/** Everything in pixels: the three lines, the band between them, the wish, the ends. */
export interface FanFrame extends ChartFrame {
  band: string;
  ends: EndLabel[];
  target: { y: number; text: string };
  unders: { at: number; anchor: 'start' | 'middle' | 'end'; text: string }[];
}

interface FanOf {
  goal: Goal;
  chosen: string;
  target: string;
  whens: readonly When[];
}

/** Pixels only: all sums are answered. */
export function fanOf({ goal, chosen, target, whens }: FanOf, width: number): FanFrame {
  // The best one on top, as they end.
  const lines = goal.assumptions.toReversed();
  const all = lines.flatMap(({ course }) => course.map(Number));
  const values = niceTicks(0, Math.max(Number(target), ...all));
  const texts = evenDecimals(values.map((value) => amount(String(value), 0)));
  const gutter = Math.max(...texts.map(textWidth), ...lines.map(labelWidth)) + GUTTER;
  const right = width - gutter;
  const bottom = HEAD + PLOT;
  const months = monthsOf(goal);
  const overMonths = linear([0, goal.months], [1, right]);
  const x = (at: number) => overMonths(months[at] ?? 0);
  const y = linear([0, values.at(-1) ?? 1], [bottom, HEAD]);
  const ends = endsOf(lines, chosen, y);
  const lowest = Math.max(...ends.map((end) => end.y));
  const drawn = lines.map((line, at) => ({
    series: seriesOf(line),
    ...styleOf(line.rate === chosen, at === lines.length - 1),
    points: line.course.map((sum, point) => ({ x: x(point), y: y(Number(sum)) })),
  }));
  const feet = feetOf(whens.length);
  return {
    width,
    height: bottom + FOOT + (whens.some(({ under }) => under) ? UNDER : 0),
    right,
    bottom,
    days: whens.map(({ said }) => said),
    ticks: values
      .map((value, at) => ({ value, y: y(value), text: texts[at] ?? '' }))
      .filter((tick) => tick.y > lowest + LABEL || tick.value === 0),
    feet: feet.map((foot) => ({ ...foot, text: whens[foot.at]?.foot ?? '' })),
    unders: feet.map((foot) => ({ ...foot, text: whens[foot.at]?.under ?? '' })),
    drawn,
    events: [],
    band: bandOf(drawn[0]?.points ?? [], drawn.at(-1)?.points ?? []),
    ends,
    target: { y: y(Number(target)), text: words.target(amount(target, 0)) },
    x,
    y,
    dayAt: (px) => nearest(months.map(overMonths), px),
  };
}

/** Moves labels apart that would lie on each other; from the top downwards. */
export function spread(ys: readonly number[], gap: number): number[] {
  const moved: number[] = [];
  for (const [at, y] of ys.entries()) {
    moved.push(Math.max(y, (moved[at - 1] ?? Number.NEGATIVE_INFINITY) + gap));
  }
  // What was pushed down is shared: all of them go up by half of it.
  const pushed = Math.max(0, ...moved.map((y, at) => y - (ys[at] ?? y)));
  return moved.map((y) => y - pushed / 2);
}

function endsOf(lines: readonly Assumption[], chosen: string, y: (value: number) => number) {
  const ys = spread(
    lines.map(({ end }) => y(Number(end))),
    LABEL,
  );
  return lines.map(({ rate, end }, at) => ({
    rate: rateText(rate),
    sum: amount(end, 0),
    y: ys[at] ?? 0,
    chosen: rate === chosen,
  }));
}

function labelWidth({ rate, end }: Assumption): number {
  return textWidth(rateText(rate)) + GUTTER + textWidth(amount(end, 0));
}

function seriesOf({ rate, course }: Assumption): Series {
  return { name: words.at(rateText(rate)), kind: 'own', values: course.map(Number) };
}

function styleOf(chosen: boolean, last: boolean) {
  if (chosen) return { colour: 'var(--c1)', width: 2.25 };
  return { colour: last ? 'var(--c-base)' : 'var(--c2)', width: 1.25 };
}

type Points = readonly { x: number; y: number }[];

function bandOf(top: Points, foot: Points): string {
  return `${linePath([...top, ...foot.toReversed()])}Z`;
}

/** The first point, the middle one where there are enough, the last. */
function feetOf(count: number): { at: number; anchor: 'start' | 'middle' | 'end' }[] {
  const last = count - 1;
  const ends = [
    { at: 0, anchor: 'start' as const },
    { at: last, anchor: 'end' as const },
  ];
  if (last < 2) return ends;
  return [...ends, { at: Math.floor(last / 2), anchor: 'middle' as const }];
}

function nearest(xs: readonly number[], px: number): number {
  let best = 0;
  for (const [at, x] of xs.entries()) {
    if (Math.abs(x - px) < Math.abs((xs[best] ?? 0) - px)) best = at;
  }
  return best;
}
