import { to } from '@/route/links';

/**
 * Where a risk level comes from: the first test, or the re-assessment of who has a result that has
 * run out or does not reach. `fundCode` is what he wants to buy.
 */
export function assessment(hasResult: boolean, fundCode?: string): string {
  return hasResult ? to('/secondrisktest', { fundCode }) : to('/risktestbefore');
}
