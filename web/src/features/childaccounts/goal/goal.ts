import { direction, inPercent, magnitude, percent } from '@/lib/figures';
import type { components } from '@/wire/gen/childaccounts';

export type Goal = components['schemas']['GoalView'];
export type Assumption = components['schemas']['Assumption'];

/** What is wished for, with what is there. */
export interface Wished {
  target: string;
  have: string;
  months: number;
}

const YEAR = 12;

/** `0.02` → 2%, `0.025` → 2.5%. */
export function rateText(rate: string): string {
  return percent(inPercent(rate)).replace(/\.?0+%$/, '%');
}

/** The assumption of a rate; where it is none of them, the middle one. */
export function assumptionOf({ assumptions }: Goal, rate: string | undefined): Assumption {
  const found = assumptions.find((one) => one.rate === rate) ?? assumptions[1] ?? assumptions[0];
  if (!found) throw new Error('a goal without an assumption');
  return found;
}

/** How far a sum a month is from the wish under an assumption. */
export interface Outcome {
  rate: string;
  way: 'short' | 'over' | 'even';
  sum: string;
}

/**
 * What comes of the same sum a month under the others, the shortfall first; under the chosen one
 * only where something is missing.
 */
export function outcomesOf({ assumptions }: Goal, chosen: string): Outcome[] {
  return assumptions
    .filter(({ rate, missing }) => rate !== chosen || direction(missing, 2) === 'up')
    .map(({ rate, missing }) => {
      const way = ({ up: 'short', down: 'over', flat: 'even' } as const)[direction(missing, 2)];
      return { rate, way, sum: magnitude(missing) };
    });
}

/** In how many months each point of a course lies: the beginning, each year, the end. */
export function monthsOf({ assumptions, months }: Goal): number[] {
  const points = assumptions[0]?.course.length ?? 0;
  return Array.from({ length: points }, (_, at) => Math.min(at * YEAR, months));
}

/** So many months after the month of a day: `2026-11-23` and 120 → `2036-11`. */
export function laterMonth(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * YEAR + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / YEAR)}-${String((count % YEAR) + 1).padStart(2, '0')}`;
}

/** The same day some years later; the 29th of February is the 28th elsewhere. */
export function yearsAfter(day: string, years: number): string {
  const rest = day.slice(4);
  return `${Number(day.slice(0, 4)) + years}${rest === '-02-29' ? '-02-28' : rest}`;
}

/** Whole years on a day; the birthday counts. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Months from the month of a day to that of another, the begun one not counted; at least one. */
export function monthsUntil(from: string, until: string): number {
  const count = (day: string) => Number(day.slice(0, 4)) * YEAR + Number(day.slice(5, 7));
  return Math.max(1, count(until) - count(from));
}
