import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quietly } from '@/wire/ahead';
import { childGoal } from '@/wire/gen/childaccounts';
import type { Goal, Wished } from './goal';

/** A wish with the sum a month that one of its assumptions needs; `base` until that has come. */
export function useCourse(base: Goal, wished: Wished, rate: string | undefined) {
  const monthly = base.assumptions.find((one) => one.rate === rate)?.needed;
  const asked = useQuery({
    ...quietly(childGoal, { ...wished, monthly: monthly ?? null }),
    enabled: monthly !== undefined && monthly !== base.monthly,
    placeholderData: keepPreviousData,
  });
  const other = monthly !== undefined && monthly !== base.monthly;
  return { goal: (other && asked.data) || base, asking: other && asked.isFetching };
}
