import { to } from '@/route/links';

/** The refusal of who was never tested. */
const NO_TEST = 14001;

/**
 * Where a risk level comes from: the first test, or the re-assessment of who has a result that has
 * run out or does not reach. `fundCode` is what he wants to buy.
 */
export function assessment(hasResult: boolean, fundCode?: string): string {
  return hasResult ? to('/secondrisktest', { fundCode }) : to('/risktestbefore');
}

/** The same after the server has refused a match. */
export function assessmentAfter(code: number, fundCode?: string): string {
  return assessment(code !== NO_TEST, fundCode);
}
