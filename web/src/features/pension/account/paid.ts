import type { Year } from '@/features/pension/pension';
import { amount } from '@/lib/figures';
import { linear, type Point } from '@/ui/chart/scale';

const HEIGHT = 168;
const TOP = 24;
const BOTTOM = 142;
const GUTTER = 48;
/** About as wide as a digit of the chart's labels. */
const DIGIT = 6.8;
/** Between a label and what it stands over or beside. */
const GAP = 9;

interface Label extends Point {
  text: string;
}

/** Where everything of the drawing stands, in pixels. */
export interface PaidFrame {
  width: number;
  height: number;
  right: number;
  top: number;
  bottom: number;
  /** What was paid in until today, step by step. */
  steps: string;
  /** The same as an area. */
  area: string;
  /** To the year's end, if all is paid in. */
  way: string;
  today: Point;
  labels: Label[];
  /** A label stands where the limit is named. */
  crowded: boolean;
}

/** The year as a drawing: pixels only, never a customer's money. */
export function paidFrame({ year, endsOn, limit, payments }: Year, today: string, width: number) {
  const right = Math.max(80, width - GUTTER);
  const x = linear([Date.parse(`${year}-01-01`), Date.parse(endsOn)], [0, right]);
  const y = linear([0, Number(limit)], [BOTTOM, TOP]);
  const at = (day: string) => Math.round(x(Date.parse(day)) * 10) / 10;
  const now = Math.max(0, Math.min(right, at(today)));
  const jumps: Point[] = [];
  let sum = 0;
  for (const one of payments) {
    sum += Number(one.amount);
    // A bank that let more in than it should.
    jumps.push({ x: Math.min(at(one.day), now), y: Math.max(4, Math.round(y(sum) * 10) / 10) });
  }
  const level = jumps.at(-1)?.y ?? BOTTOM;
  const path = `M0 ${BOTTOM}${jumps.map((to) => `H${to.x}V${to.y}`).join('')}H${now}`;
  const labels = labelsOf(payments, jumps, right);
  const frame: PaidFrame = {
    width,
    height: HEIGHT,
    right,
    top: TOP,
    bottom: BOTTOM,
    steps: path,
    area: `${path}V${BOTTOM}H0Z`,
    way: level > TOP ? `M${now} ${level}H${right}V${TOP}` : '',
    today: { x: now, y: level },
    labels,
    crowded: labels.some((one) => one.x < 90 && one.y < TOP + 34),
  };
  return frame;
}

/** Over each step its day and sum; where two would meet, the later one is told. */
function labelsOf(payments: Year['payments'], jumps: readonly Point[], right: number): Label[] {
  const labels: (Label & { half: number })[] = [];
  payments.forEach(({ day, amount: sum }, index) => {
    const jump = jumps[index];
    if (!jump) return;
    const text = `${day.slice(5)} +${amount(sum).replace(/\.00$/, '')}`;
    const half = (text.length * DIGIT) / 2;
    const next = jumps[index + 1];
    const edge = Math.min(next ? next.x - 4 : right, jump.x + half);
    const x = Math.max(half, edge - half);
    const label = { text, x, y: clearOf(jump.y - GAP), half };
    while (labels.length > 0) {
      const before = labels.at(-1);
      if (!before || !meets(before, label)) break;
      labels.pop();
    }
    labels.push(label);
  });
  return labels.map(({ text, x, y }) => ({ text, x, y }));
}

/** Over the line of the limit where it would be struck through by it. */
function clearOf(y: number): number {
  return y > TOP - 3 && y < TOP + 13 ? TOP - 8 : y;
}

function meets(a: Label & { half: number }, b: Label & { half: number }): boolean {
  return Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < 16;
}
