import type { PlanTerms } from '@/trade/form/useOrderDraft';

/** So many days are named. */
export const NEXT = 4;

/** Those before a plan is finished: by its last day, or after so many runs. */
export function untilEnd(
  days: readonly NextDay[],
  { until, date, times }: Pick<PlanTerms, 'until' | 'date' | 'times'>,
  paid: number,
): NextDay[] {
  if (until === 'date' && date) return days.filter((day) => day.date <= date);
  const left = until === 'times' && times ? Number(times) - paid : NEXT;
  const last = days.filter(({ dropped }) => !dropped).at(Math.max(left, 0) - 1);
  return left < 1 ? [] : days.filter((day) => !last || day.date <= last.date);
}

/** A day of the cycle: on which it runs and why, or that it does not. */
export interface NextDay {
  nominal: string;
  date: string;
  why: string;
  dropped: boolean;
}

interface Days {
  dates?: readonly { nominal: string; date: string; why: string }[];
  days?: readonly { date: string; runs: readonly { nominal: string; why: string }[] }[];
  dropped: readonly { nominal: string; why: string }[];
}

/** Runs and dropped days in the order of their dates. */
export function daysOf(answer: Days): NextDay[] {
  const runs = [
    ...(answer.dates ?? []),
    ...(answer.days ?? []).flatMap(({ date, runs: of }) => of.map((run) => ({ ...run, date }))),
  ].slice(0, NEXT);
  const last = runs.at(-1)?.date ?? '';
  const dropped = answer.dropped.filter(({ nominal }) => nominal < last);
  return [
    ...runs.map(({ nominal, date, why }) => ({ nominal, date, why, dropped: false })),
    ...dropped.map(({ nominal, why }) => ({ nominal, date: nominal, why, dropped: true })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
