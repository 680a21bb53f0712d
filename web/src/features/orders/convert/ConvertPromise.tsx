import { clockOf, monthDay, shortDay } from '@/lib/days';
import { useFirstStep } from '@/trade/form/useFirstStep';
import { Card } from '@/ui/Card';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import type { PreConvert } from './convertState';
import { convertWords as words } from './words.convert';

/** What happens to both funds when, if the customer converts now. */
export function ConvertPromise({ pre }: { pre: PreConvert }) {
  const { fundCode, dates } = pre;
  const { tDay, cancelUntil } = dates;
  const text = words.applyText(monthDay(tDay), cancelUntil ? clockOf(cancelUntil) : null);
  const until = { direction: 'redeem', fundCode, tDay, cancelUntil } as const;
  const first = useFirstStep(until, words.apply, text);
  return (
    <Card title={words.when}>
      <PromiseLine steps={[first, ...laterSteps(pre)]} />
    </Card>
  );
}

function laterSteps({ dates }: PreConvert): PromiseStep[] {
  const { navDate, confirmDate, redeemableDate } = dates;
  return [
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
