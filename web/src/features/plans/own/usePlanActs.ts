import { actWords as words } from '@/features/plans/words.acts';
import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { useAction } from '@/wire/action';
import * as PlanAct from '@/wire/gen/codes/plan-act';
import { adjustPlan } from '@/wire/gen/plans';
import { isEnded, isPaused, isRunning, type Plan } from './plan';

type Act = 'pause' | 'resume' | 'end';

/** Pauses, resumes and ends a plan, each after the consequence was said. */
export function usePlanActs(plan: Plan) {
  const adjust = useAction(adjustPlan, {
    onDone: ({ plan: now }) => toast.done(doneText(now)),
  });
  const ask = (act: Act) => () =>
    confirm({
      ...consequence(act, plan),
      confirm: words[act],
      cancel: words.keep,
      act: () => adjust.mutateAsync({ planNo: plan.planNo, act: CODES[act] }),
    });
  return { pause: ask('pause'), resume: ask('resume'), end: ask('end') };
}

const CODES = {
  pause: PlanAct.Pause,
  resume: PlanAct.Resume,
  end: PlanAct.End,
} as const;

/** What follows, with the figures that there are. */
export function consequence(act: Act, plan: Plan): { title: string; text: string } {
  const { next, cycleName, payer } = plan;
  // What a smart plan will take is decided in the morning of the day.
  const sum = plan.smart ? words.about(amount(plan.amount)) : amount(plan.amount);
  if (act === 'end') return { title: words.endTitle(sum), text: words.endText };
  if (act === 'resume') {
    return { title: words.resumeTitle(sum), text: words.resumeText(cycleName, payer) };
  }
  const title = next ? words.pauseTitle(monthDay(next.date), sum) : words.pauseTitleNone;
  return { title, text: words.pauseText };
}

/** A plan whose last day has passed meanwhile is finished where it was to be resumed. */
function doneText(plan: Plan): string {
  if (isRunning(plan)) return words.resumed;
  if (isPaused(plan)) return words.paused;
  return isEnded(plan) ? words.ended : words.finished;
}
