import type { Decimal } from '@/lib/figures';

/**
 * Which of the figures are the best, where best is a fact; none where fewer than two are known or
 * all are the same.
 */
export function bestOf(figures: readonly Decimal[], better: 'high' | 'low'): boolean[] {
  const known = figures.flatMap((figure) => (figure == null ? [] : [Number(figure)]));
  const [high, low] = [Math.max(...known), Math.min(...known)];
  if (known.length < 2 || high === low) return figures.map(() => false);
  const best = better === 'high' ? high : low;
  return figures.map((figure) => figure != null && Number(figure) === best);
}
