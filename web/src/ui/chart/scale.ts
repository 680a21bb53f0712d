/** Drawing arithmetic: pixels and axis ticks only, never a customer's money. */

/** Round values that cover `low` to `high` in about `count` steps, ends included. */
export function niceTicks(low: number, high: number, count = 5): number[] {
  const span = high - low || Math.abs(high) || 1;
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 1.5, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step));
}

/**
 * Labels of one axis with as many decimals as the longest of them: +4.5% beside +6.0%. Labels of
 * different units stay as they are: 5,000 beside 1.5万.
 */
export function evenDecimals(labels: readonly string[]): string[] {
  const split = labels.map((label) => /^(\D*[\d,]+)(?:\.(\d+))?(\D*)$/.exec(label) ?? []);
  const most = Math.max(0, ...split.map(([, , decimals = '']) => decimals.length));
  const mixed = split.some(([, , , unit]) => unit !== split[0]?.[3]);
  if (most === 0 || mixed) return [...labels];
  return split.map(([, whole = '', decimals = '', unit = '']) => {
    return `${whole}.${decimals.padEnd(most, '0')}${unit}`;
  });
}

/** Maps a value to a pixel. */
export function linear(from: readonly [number, number], onto: readonly [number, number]) {
  const slope = (onto[1] - onto[0]) / (from[1] - from[0] || 1);
  return (value: number) => onto[0] + (value - from[0]) * slope;
}

export interface Point {
  x: number;
  y: number;
}

/** An SVG path through points, one decimal of a pixel. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/**
 * Largest-triangle-three-buckets: keeps the shape of a long line with `limit` points.
 * Gives the indices kept.
 */
export function thin(values: readonly number[], limit: number): number[] {
  const count = values.length;
  if (count <= limit) return values.map((_, at) => at);
  const kept = [0];
  const size = (count - 2) / (limit - 2);
  for (let bucket = 0; bucket < limit - 2; bucket += 1) {
    const from = Math.floor(bucket * size) + 1;
    const to = Math.floor((bucket + 1) * size) + 1;
    const after = Math.min(Math.floor((bucket + 2) * size) + 1, count);
    kept.push(farthest(values, kept[kept.length - 1] ?? 0, from, to, mean(values, to, after)));
  }
  kept.push(count - 1);
  return kept;
}

function farthest(
  values: readonly number[],
  before: number,
  from: number,
  to: number,
  next: Point,
): number {
  const anchor = values[before] ?? 0;
  let best = from;
  let most = -1;
  for (let at = from; at < to; at += 1) {
    const area = Math.abs(
      (before - next.x) * ((values[at] ?? 0) - anchor) - (before - at) * (next.y - anchor),
    );
    if (area > most) {
      most = area;
      best = at;
    }
  }
  return best;
}

function mean(values: readonly number[], from: number, to: number): Point {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += values[at] ?? 0;
  return { x: (from + to - 1) / 2, y: sum / Math.max(1, to - from) };
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Percentages of a whole, one decimal, that add up to 100.0 by the largest remainder. */
export function shares(values: readonly number[]): string[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => '0.0');
  const exact = values.map((value) => (value / sum) * 1000);
  const floor = exact.map(Math.floor);
  const left = 1000 - floor.reduce((total, value) => total + value, 0);
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { at } of order.slice(0, left)) floor[at] = (floor[at] ?? 0) + 1;
  return floor.map((value) => (value / 10).toFixed(1));
}
