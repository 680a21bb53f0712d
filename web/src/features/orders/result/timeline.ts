import type { ReactNode } from 'react';
import { resultWords as words } from '@/features/orders/words.result';
import { subscribedWords } from '@/features/orders/words.subscribed';
import { dayTime, shortDay, spokenDay } from '@/lib/days';
import { isEnded, isMove, type Order } from '@/trade/order/states';
import { isChilds } from '@/trade/order/whose';
import { movedWords } from '@/trade/order/words.moved';
import type { PromiseStep } from '@/ui/PromiseLine';

type Step = Order['timeline'][number];

/**
 * The stages of an order; of shares that move also the day from which they count for the other
 * account. It is ahead for as long as the move can be taken back.
 */
export function lineOf(order: Order): readonly Step[] {
  const { timeline, dates, purpose, movedTo, cancelable } = order;
  const at = timeline.findIndex(({ stage }) => stage === 'confirmed');
  if (!isMove(order) || isEnded(order) || at < 0) return timeline;
  const named = (account: string | null | undefined) =>
    isChilds(account) ? movedWords.child : movedWords.own;
  const day: Step = {
    stage: 'confirmed',
    title: movedWords.tDay,
    detail: movedWords.tDayText(named(purpose), named(movedTo)),
    expectedOn: dates.tDay,
    done: !cancelable,
    failed: false,
  };
  return timeline.toSpliced(at, 0, day);
}

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
