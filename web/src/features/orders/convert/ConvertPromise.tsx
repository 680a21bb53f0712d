import { buyWords } from '@/features/orders/words';
import { clockOf, monthDay, shortDay } from '@/lib/days';
import { timeLeft } from '@/trade/market/times';
import { cutoffWords, secondsUntil, useCutoff, useOrderTime } from '@/trade/order/cutoff';
import { Card } from '@/ui/Card';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import type { PreConvert } from './convertState';
import { convertWords as words } from './words.convert';

/** What happens to both funds when, if the customer converts now. */
export function ConvertPromise({ pre }: { pre: PreConvert }) {
  const now_ms = useOrderTime('redeem', pre.fundCode);
  const left = secondsUntil(pre.dates.cancelUntil, now_ms);
  useCutoff(left);
  return (
    <Card title={words.when}>
      <PromiseLine steps={stepsOf(pre, now_ms, left)} />
    </Card>
  );
}

function stepsOf(pre: PreConvert, now_ms: number | null, left: number | null): PromiseStep[] {
  const { tDay, navDate, confirmDate, redeemableDate, cancelUntil } = pre.dates;
  return [
    {
      state: 'now',
      title: words.apply(cutoffWords(tDay, cancelUntil, now_ms)),
      date: left ? buyWords.left(timeLeft(left * 1000)) : shortDay(tDay),
      text: words.applyText(monthDay(tDay), cancelUntil ? clockOf(cancelUntil) : null),
    },
    { state: 'later', title: words.navDay, date: shortDay(navDate), text: words.navText },
    {
      state: 'later',
      title: words.confirm,
      date: shortDay(confirmDate),
      text: words.confirmText,
    },
    {
      state: 'later',
      title: words.redeemable,
      date: shortDay(redeemableDate),
      text: words.redeemableText,
    },
  ];
}
