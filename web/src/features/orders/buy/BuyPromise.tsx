import { subscribeWords, buyWords as words } from '@/features/orders/words';
import { clockOf, monthDay, shortDay, spokenDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { timeLeft } from '@/trade/market/times';
import { cutoffWords, secondsUntil, useCutoff, useOrderTime } from '@/trade/order/cutoff';
import { Card } from '@/ui/Card';
import { FlatPromiseLine, PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type PreBuy = Output<typeof preBuy>;

/** What happens when, if the customer pays now; the cut-off counts down to the real one. */
export function BuyPromise({ pre, short }: { pre: PreBuy; short: boolean }) {
  const { dates, fundCode } = pre;
  const elder = useStore(textSize) === 'elder';
  const now_ms = useOrderTime('buy', fundCode);
  const left = secondsUntil(dates.cancelUntil, now_ms);
  useCutoff(left);
  const steps = stepsOf(pre, now_ms, left, elder);
  if (short) {
    const { established, establishedShort, failed } = subscribeWords;
    const few = steps
      .filter(({ title }) => title !== words.nav && title !== failed)
      .map((step) => (step.title === established ? { ...step, title: establishedShort } : step));
    return (
      <Card>
        {elder ? (
          // Large letters have no room side by side.
          <PromiseLine steps={few.map(briefStep)} />
        ) : (
          <FlatPromiseLine steps={few.map(flatStep)} />
        )}
      </Card>
    );
  }
  return (
    <Card title={words.when}>
      <PromiseLine steps={steps} />
    </Card>
  );
}

function stepsOf(
  pre: PreBuy,
  now_ms: number | null,
  left: number | null,
  elder: boolean,
): PromiseStep[] {
  const { tDay, navDate, confirmDate, redeemableDate, incomeFrom, cancelUntil, subscription } =
    pre.dates;
  if (subscription) return subscriptionSteps(pre, subscription, now_ms, left);
  const price = incomeFrom ? words.parPrice : words.navOf(monthDay(tDay));
  const countdown = left ? words.left(timeLeft(left * 1000)) : undefined;
  return [
    {
      state: 'now',
      title: words.pay(cutoffWords(tDay, cancelUntil, now_ms)),
      date: countdown ?? shortDay(tDay),
      text: cancelUntil ? words.payText(price, clockOf(cancelUntil)) : words.payTextFinal(price),
    },
    // A share of a money fund always costs the same.
    ...(incomeFrom ? [] : [navStep(navDate)]),
    {
      state: 'later',
      title: elder ? words.elder.confirm : words.confirm,
      date: shortDay(confirmDate),
      text: incomeFrom ? words.incomeFrom(spokenDay(incomeFrom)) : words.confirmText,
    },
    {
      state: 'later',
      title: elder ? words.elder.redeemable : words.redeemable,
      date: shortDay(redeemableDate),
    },
  ];
}

/** Nothing is held before the fund is established; when it fails, the money comes back. */
function subscriptionSteps(
  { dates: { tDay, cancelUntil } }: PreBuy,
  promised: NonNullable<PreBuy['dates']['subscription']>,
  now_ms: number | null,
  left: number | null,
): PromiseStep[] {
  const { receivedDate, establishedBy, confirmedBy, refundBy } = promised;
  const { atLatest, payText, payTextFinal } = subscribeWords;
  return [
    {
      state: 'now',
      title: words.pay(cutoffWords(tDay, cancelUntil, now_ms)),
      date: left ? words.left(timeLeft(left * 1000)) : shortDay(tDay),
      text: cancelUntil ? payText(clockOf(cancelUntil)) : payTextFinal,
    },
    {
      state: 'later',
      title: subscribeWords.received,
      date: shortDay(receivedDate),
      text: subscribeWords.receivedText,
    },
    {
      state: 'later',
      title: subscribeWords.established,
      date: atLatest(shortDay(confirmedBy)),
      text: subscribeWords.establishedText(monthDay(establishedBy)),
    },
    {
      state: 'later',
      title: subscribeWords.failed,
      date: atLatest(shortDay(refundBy)),
      text: subscribeWords.failedText,
    },
  ];
}

function navStep(navDate: string): PromiseStep {
  return { state: 'later', title: words.nav, date: shortDay(navDate), text: words.navText };
}

/** A step in one line. */
function briefStep({ state, title, date }: PromiseStep): PromiseStep {
  return { state, title: untilWhen(title), date };
}

/** 今天15:00前付款 → 今天15:00前 */
function untilWhen(title: string): string {
  return title.replace(/付款$/, '');
}

/** In a flat line the day leads and the title stands under it. */
function flatStep(step: PromiseStep): PromiseStep {
  if (step.state !== 'now') return { state: step.state, title: step.title, date: step.date };
  return { state: 'now', date: untilWhen(step.title), title: step.date ?? '' };
}
