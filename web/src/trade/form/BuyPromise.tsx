import { clockOf, monthDay, shortDay, spokenDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Card } from '@/ui/Card';
import { FlatPromiseLine, PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { useFirstStep } from './useFirstStep';
import { subscribeWords, buyWords as words } from './words.buy';
import { promiseWords } from './words.promise';

type PreBuy = Output<typeof preBuy>;

/** What happens when, if the customer pays now; the cut-off counts down to the real one. */
export function BuyPromise({ pre, short }: { pre: PreBuy; short: boolean }) {
  const { dates, fundCode } = pre;
  const elder = useStore(textSize) === 'elder';
  const { tDay, cancelUntil } = dates;
  const until = { direction: 'buy', fundCode, tDay, cancelUntil } as const;
  const first = useFirstStep(until, words.pay, textOf(pre));
  const steps = [first, ...laterSteps(pre, elder)];
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

/** At which price, and until when it may be cancelled. */
function textOf({ dates: { tDay, incomeFrom, cancelUntil, subscription } }: PreBuy): string {
  if (subscription) {
    const { payText, payTextFinal } = subscribeWords;
    return cancelUntil ? payText(clockOf(cancelUntil)) : payTextFinal;
  }
  const price = incomeFrom ? promiseWords.parPrice : promiseWords.navOf(monthDay(tDay));
  return cancelUntil ? words.payText(price, clockOf(cancelUntil)) : words.payTextFinal(price);
}

function laterSteps({ dates }: PreBuy, elder: boolean): PromiseStep[] {
  const { navDate, confirmDate, redeemableDate, incomeFrom, subscription } = dates;
  if (subscription) return subscriptionSteps(subscription);
  return [
    // A share of a money fund always costs the same.
    ...(incomeFrom ? [] : [navStep(navDate)]),
    {
      state: 'later',
      title: elder ? words.elder.confirm : words.confirm,
      date: shortDay(confirmDate),
      text: incomeFrom ? promiseWords.incomeFrom(spokenDay(incomeFrom)) : promiseWords.confirmText,
    },
    {
      state: 'later',
      title: elder ? words.elder.redeemable : words.redeemable,
      date: shortDay(redeemableDate),
    },
  ];
}

/** Nothing is held before the fund is established; when it fails, the money comes back. */
function subscriptionSteps(promised: NonNullable<PreBuy['dates']['subscription']>): PromiseStep[] {
  const { receivedDate, establishedBy, confirmedBy, refundBy } = promised;
  const { atLatest } = subscribeWords;
  return [
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
