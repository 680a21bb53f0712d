import { shortDay } from '@/lib/days';
import { timeLeft } from '@/trade/market/times';
import { cutoffWords, secondsUntil, useCutoff, useOrderTime } from '@/trade/order/cutoff';
import type { PromiseStep } from '@/ui/PromiseLine';
import { promiseWords as words } from './words.promise';

interface Until {
  direction: 'buy' | 'redeem';
  fundCode: string;
  tDay: string;
  /** The cut-off of T; none where the order cannot be cancelled. */
  cancelUntil?: string | null;
}

/**
 * The first step of every promise: what is done now, and until when it belongs to T. It counts down
 * to the real cut-off; once that has passed, the page is made anew.
 */
export function useFirstStep(
  { direction, fundCode, tDay, cancelUntil }: Until,
  titleOf: (when: string) => string,
  text: string,
): PromiseStep {
  const now_ms = useOrderTime(direction, fundCode);
  const left = secondsUntil(cancelUntil, now_ms);
  useCutoff(left);
  return {
    state: 'now',
    title: titleOf(cutoffWords(tDay, cancelUntil, now_ms)),
    date: left ? words.left(timeLeft(left * 1000)) : unlessSaid(shortDay(tDay), now_ms),
    text,
  };
}

/** Until the time is known the title says the day already; the line keeps its height. */
function unlessSaid(day: string, now_ms: number | null): string {
  return now_ms === null ? '\u00a0' : day;
}
