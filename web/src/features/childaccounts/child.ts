import type { components } from '@/wire/gen/childaccounts';
import * as PlanState from '@/wire/gen/codes/plan-state';
import * as WishState from '@/wire/gen/codes/wish-state';

type Schemas = components['schemas'];

export type Child = Schemas['ChildRecord'];
export type ChildInfo = Schemas['ChildInfo'];
export type ChildSums = Schemas['ChildSums'];
export type HeldFund = Schemas['HeldFund'];
export type Plan = Schemas['PlanRecord'];
export type Wish = Schemas['Wish'];

/** The sum is there. */
export function isReached({ state }: Pick<Wish, 'state'>): boolean {
  return state === WishState.Reached;
}

/** The day has come, and the sum is not there. */
export function isLate({ state }: Pick<Wish, 'state'>): boolean {
  return state === WishState.Late;
}

export function isPaused({ state }: Pick<Plan, 'state'>): boolean {
  return state === PlanState.Paused;
}

/** The one that an address names; the first where it names none. */
export function childIn<One extends { childNo: number }>(
  children: readonly One[],
  childNo: string | undefined,
): One | undefined {
  if (childNo === undefined) return children[0];
  return children.find((one) => String(one.childNo) === childNo);
}
