import { isAlive, isPaused, type Plan } from '@/features/plans/own/plan';
import { planResultWords as words } from '@/features/plans/words.result';
import { spokenDay } from '@/lib/days';
import type { Result } from '@/patterns/ResultBody';

/** What became of a plan that was made or changed. */
export function resultOf(plan: Plan, changed: boolean): Result {
  const of = plan.fundName;
  if (!isAlive(plan)) return { tone: 'undone', title: words.over, of, text: plan.endedWhy };
  if (isPaused(plan)) return { tone: 'done', title: words.rests, of, text: words.restsText };
  const day = plan.next && spokenDay(plan.next.date);
  return {
    tone: 'done',
    title: changed ? words.changed : words.made,
    of,
    sum: { value: plan.amount, prefix: '¥' },
    text: day ? (changed ? words.nextIs(day) : words.first(day)) : undefined,
  };
}

/** The plan in rows. */
export function factsOf(plan: Plan): [string, string][] {
  const { smart } = plan;
  return [
    [words.cycle, plan.cycleName],
    ...(smart ? [[words.smart, words.smartOf(smart.name, smart.window)] as [string, string]] : []),
    [words.payer, plan.payer],
    [words.until, plan.end?.text ?? words.endless],
  ];
}
