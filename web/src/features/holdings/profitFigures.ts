/** Figures of charts: pixels and axis labels are drawn from numbers, never an amount of money. */
import { signed, size } from '@/lib/figures';

interface Point {
  date: string;
  sum: string;
}

/** Days and sums of a profit line, for drawing. */
export function drawnLine(points: readonly Point[]): { days: string[]; sums: number[] } {
  return { days: points.map(({ date }) => date), sums: points.map(({ sum }) => Number(sum)) };
}

/** `+1,341.76` */
export function profitAt(value: number): string {
  return signed(value.toFixed(2));
}

/** `+1.5万` on an axis. */
export function profitOnAxis(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${size(Math.abs(value).toFixed(2))}`;
}
