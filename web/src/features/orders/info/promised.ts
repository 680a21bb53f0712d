import type { orderPromises } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

/** A promise beside what came of it. */
export type Promised = Output<typeof orderPromises>['promises'][number];

/** Amber for what came late or cost more; blue for what was kept; a state is no market colour. */
export function toneOf(verdict: Promised['verdict']): 'plain' | 'brand' | 'warn' {
  if (verdict === 'worse') return 'warn';
  return verdict === 'kept' || verdict === 'better' ? 'brand' : 'plain';
}
