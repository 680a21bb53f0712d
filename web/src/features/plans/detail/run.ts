import { planWords as words } from '@/features/plans/words.detail';
import { percent } from '@/lib/figures';
import * as Rule from '@/wire/gen/codes/rule';
import * as RunState from '@/wire/gen/codes/run-state';
import type { components } from '@/wire/gen/plans';

export type Run = components['schemas']['RunRecord'];
type Smart = components['schemas']['PlanRecord']['smart'];

const TAKEN: readonly string[] = [RunState.Paying, RunState.Paid];
const FAILED: readonly string[] = [RunState.Failed, RunState.Again];

/** Its money was taken, or is being taken. */
export function isTaken({ state }: Pick<Run, 'state'>): boolean {
  return TAKEN.includes(state);
}

/** The bank refused it, at least once. */
export function isFailed({ state }: Pick<Run, 'state'>): boolean {
  return FAILED.includes(state);
}

/** It never came to its order, and may be made up for by hand. */
export function isMissed({ state }: Pick<Run, 'state'>): boolean {
  return state === RunState.Missed || state === RunState.Skipped || state === RunState.Failed;
}

/** How far the NAV was from what the rule looks at, and what that made of the amount. */
export function smartText(run: Run, smart: Smart): string {
  if (run.percent == null) return '';
  const share = words.percentOf(run.percent);
  return run.distance ? `${distanceText(run.distance, smart)}，${share}` : share;
}

/** `-6.8541%` → 离均线−6.85%. */
function distanceText(distance: string, smart: Smart): string {
  const text = percent(distance.replace('%', ''));
  return smart?.rule === Rule.Drawdown ? words.fell(text.replace(/^−/, '')) : words.far(text);
}
