import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '@/lib/useSettled';
import type { PlanTerms } from '@/trade/form/useOrderDraft';
import { quietly } from '@/wire/ahead';
import { planCalendar, planNextDates } from '@/wire/gen/plans';
import { daysOf, NEXT, untilEnd } from './daysOf';
import type { PrePlan } from './makeState';
import { cycleOf, termsOf } from './wish';

const QUIET_MS = 200;

/**
 * The next days, asked anew at each change; those before stand until the answer has come. Of a plan
 * whose cycle stays as it is they are its own, which were counted from another day.
 */
export function useNextDays({ purchase, plan }: PrePlan, terms: PlanTerms) {
  const { fundCode } = purchase;
  const now = plan && termsOf(plan);
  const own = now?.unit === terms.unit && (terms.unit === 'd' || now.day === terms.day);
  const keeps = Boolean(own && plan?.next);
  const { unit, day } = terms;
  const settled = useSettled(`${unit}${day}`, QUIET_MS);
  const cycle = cycleIn(settled);
  const asked = useQuery({
    ...quietly(planNextDates, { fundCode, ...cycleOf(cycle), count: NEXT }),
    enabled: !keeps,
    placeholderData: keepPreviousData,
  });
  const calendar = useQuery({
    ...quietly(planCalendar, { planNo: plan?.planNo ?? '' }),
    enabled: keeps,
  });
  const query = keeps ? calendar : asked;
  const days = query.data && daysOf(query.data);
  return {
    days: days && untilEnd(days, terms, plan?.paidRuns ?? 0),
    first: days?.find(({ dropped }) => !dropped)?.date,
    error: query.error,
    asking: !keeps && (asked.isPlaceholderData || settled !== `${unit}${day}`),
    refetch: () => void query.refetch(),
  };
}

function cycleIn(settled: string): Pick<PlanTerms, 'unit' | 'day'> {
  return { unit: settled[0] as PlanTerms['unit'], day: Number(settled.slice(1)) };
}
