import type { Wished } from '@/features/childaccounts/goal/goal';
import * as Scene from '@/wire/gen/codes/scene';

/** What somebody considers, before there is a child's account. */
export interface Considered {
  /** A code of `Scene`. */
  scene: string;
  target: string;
  have: string;
  years: number;
}

export type ConsiderName = keyof Considered;

export const FIRST: Considered = {
  scene: Scene.Education,
  target: '200000',
  have: '10000',
  years: 10,
};

export const YEARS = [3, 5, 8, 10, 12, 15, 18] as const;

export function wishedOf({ target, have, years }: Considered): Wished {
  return { target, have, months: years * 12 };
}

/** The sheet of the field that a refusal names. */
export function sheetOf(field: unknown): ConsiderName {
  if (field === 'have') return 'have';
  return field === 'months' ? 'years' : 'target';
}
