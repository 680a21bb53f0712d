import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preRedeem, requestDates } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { textSize } from '@/app/look';
import { timeLeft } from '@/features/market/times';
import { monthDay, shortDay, spokenDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Card } from '@/ui/Card';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { clockOf, cutoffWords, secondsUntil, useBusinessTime } from './clock';
import { buyWords, redeemWords as words } from './words';

type PreRedeem = Output<typeof preRedeem>;

/** What happens when, if the customer redeems now. */
export function RedeemPromise({ pre }: { pre: PreRedeem }) {
  const client = useQueryClient();
  const elder = useStore(textSize) === 'elder';
  const now_ms = useBusinessTime('redeem', pre.fundCode);
  const left = secondsUntil(pre.dates.cancelUntil, now_ms);
  useEffect(() => {
    if (left !== 0) return;
    client.invalidateQueries({ queryKey: [preRedeem.id] });
    client.invalidateQueries({ queryKey: [requestDates.id] });
  }, [left, client]);
  return (
    <Card title={words.when}>
      <PromiseLine steps={stepsOf(pre, now_ms, left, elder)} />
    </Card>
  );
}

function stepsOf(
  pre: PreRedeem,
  now_ms: number | null,
  left: number | null,
  elder: boolean,
): PromiseStep[] {
  const { tDay, navDate, confirmDate, arriveDate, arriveDateLatest, incomeUntil, cancelUntil } =
    pre.dates;
  const price = incomeUntil ? buyWords.parPrice : buyWords.navOf(monthDay(tDay));
  return [
    {
      state: 'now',
      title: words.apply(cutoffWords(tDay, cancelUntil, now_ms)),
      date: left ? buyWords.left(timeLeft(left * 1000)) : shortDay(tDay),
      text: cancelUntil
        ? words.applyText(price, clockOf(cancelUntil))
        : words.applyTextFinal(price),
    },
    // A share of a money fund is always worth the same.
    ...(incomeUntil ? [] : [navStep(navDate)]),
    {
      state: 'later',
      title: words.confirm,
      date: shortDay(confirmDate),
      text: incomeUntil ? words.incomeUntil(spokenDay(incomeUntil)) : undefined,
    },
    {
      state: 'later',
      title: elder ? words.elder.arrive : words.arrive,
      date: shortDay(arriveDate),
      text: arriveDateLatest ? words.arriveText(spokenDay(arriveDateLatest)) : undefined,
    },
  ];
}

function navStep(navDate: string): PromiseStep {
  return { state: 'later', title: words.nav, date: shortDay(navDate), text: words.navText };
}
