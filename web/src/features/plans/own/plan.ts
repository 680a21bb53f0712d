import * as PlanState from '@/wire/gen/codes/plan-state';
import type { plans } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

export type Plan = Output<typeof plans>['plans'][number];

export function isRunning({ state }: Pick<Plan, 'state'>): boolean {
  return state === PlanState.Running;
}

export function isPaused({ state }: Pick<Plan, 'state'>): boolean {
  return state === PlanState.Paused;
}

/** By its customer, or after failures; not as it was meant to end. */
export function isEnded({ state }: Pick<Plan, 'state'>): boolean {
  return state === PlanState.Ended;
}

/** It runs or rests: it may still be changed. */
export function isAlive(plan: Pick<Plan, 'state'>): boolean {
  return isRunning(plan) || isPaused(plan);
}
