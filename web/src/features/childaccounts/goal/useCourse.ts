import { useQuery } from '@tanstack/react-query';
import { quietly } from '@/wire/ahead';
import { childGoal } from '@/wire/gen/childaccounts';
import type { Goal, Wished } from './goal';

/** A wish with the sum a month that one of its assumptions needs; `base` until that has come. */
export function useCourse(base: Goal, wished: Wished, rate: string | undefined) {
  const monthly = base.assumptions.find((one) => one.rate === rate)?.needed;
  const differs = monthly !== undefined && monthly !== base.monthly;
  const { data, isFetching } = useQuery({
    ...quietly(childGoal, { ...wished, monthly: monthly ?? null }),
    enabled: differs,
    // Another span has other years, which are named below the fan.
    placeholderData: (before) => (before?.months === base.months ? before : undefined),
  });
  return { goal: (differs && data) || base, asking: differs && isFetching };
}
