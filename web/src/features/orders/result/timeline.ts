import type { ReactNode } from 'react';
import { resultWords as words } from '@/features/orders/words.result';
import { subscribedWords } from '@/features/orders/words.subscribed';
import { dayTime, shortDay, spokenDay } from '@/lib/days';
import type { PromiseStep } from '@/ui/PromiseLine';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Step = Output<typeof orderDetail>['timeline'][number];

/**
 * The stages of an order as a promise line; the first that is ahead is the present one. A fund in its
 * offering confirms on its promised day or, as a rule, before: `latest`. `price` says at which price, and
 * `arrivesBy` until which day money arrives.
 */
export function promiseOf(
  timeline: readonly Step[],
  acts?: ReactNode,
  latest = false,
  price?: string,
  arrivesBy?: string | null,
): PromiseStep[] {
  const present = timeline.findIndex((step) => !step.done && !step.failed);
  // What failed and was tried again is not the end.
  const past = timeline.filter((step) => step.done || step.failed);
  const ended = past[past.length - 1]?.failed === true;
  return timeline.map((step, index) => {
    const now = index === present && !ended;
    return {
      state: step.failed ? 'failed' : step.done ? 'done' : now ? 'now' : 'later',
      title: step.title,
      date: step.at
        ? dayTime(Date.parse(step.at))
        : step.expectedOn
          ? dayOf(step, latest)
          : undefined,
      text:
        step.detail ||
        (awaitsPrice(step) ? price : awaitsMoney(step) ? latestText(arrivesBy) : undefined),
      acts: now ? acts : undefined,
    };
  });
}

function awaitsPrice({ stage, done, failed }: Step): boolean {
  return stage === 'confirmed' && !done && !failed;
}

function awaitsMoney({ stage, done, failed }: Step): boolean {
  return stage === 'paidOut' && !done && !failed;
}

function latestText(day: string | null | undefined): string | undefined {
  return day ? words.latest(spokenDay(day)) : undefined;
}

function dayOf({ stage, expectedOn }: Step, latest: boolean): string {
  const day = shortDay(expectedOn);
  return latest && stage === 'confirmed' ? subscribedWords.atLatest(day) : day;
}
