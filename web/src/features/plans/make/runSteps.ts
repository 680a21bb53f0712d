import { promiseWords as words } from '@/features/plans/words.promise';
import { shortDay } from '@/lib/days';
import type { PromiseStep } from '@/ui/PromiseLine';

/** What is ahead of a run. */
export function runSteps(day: string | undefined): PromiseStep[] {
  return [
    { state: 'later', title: words.remind, date: words.remindDay, text: words.remindText },
    {
      state: 'later',
      title: words.take,
      date: day && `${shortDay(day)} 09:30`,
      text: words.takeText,
    },
    { state: 'later', title: words.confirm, date: words.confirmDay, text: words.confirmText },
  ];
}
