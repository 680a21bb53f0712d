import { PiggyBank } from 'lucide-react';
import { waitingWords as words } from '@/features/orders/redeem/words.waiting';
import { monthDay, spokenDay } from '@/lib/days';
import { amount, direction, inPercent, percent } from '@/lib/figures';
import { Button } from '@/ui/Button';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { remindOn } from './reminder';

type Pre = Output<typeof preRedeem>;

interface WaitingCardProps {
  pre: Pre;
  onChoose: (shares: string) => void;
}

/** From which rate to which one the fee falls; where lots differ, only that it does. */
export function fallOf({ lots, waiting }: Pick<Pre, 'lots' | 'waiting'>): string {
  const cheaper = lots.filter(
    ({ taken, lowerFrom }) => direction(taken) === 'up' && lowerFrom === waiting?.on,
  );
  const falls = new Set(
    cheaper.map(({ rate, lowerRate }) =>
      words.rateFalls(percent(inPercent(rate)), percent(inPercent(lowerRate ?? rate))),
    ),
  );
  const [fall = words.ratesFall] = falls;
  return falls.size === 1 ? fall : words.ratesFall;
}

/** What waiting saves, before the customer asks; both ways stay one tap away. */
export default function WaitingCard({ pre, onChoose }: WaitingCardProps) {
  const { waiting, fundName, parts } = pre;
  if (!waiting) return null;
  const free = parts.find(({ part }) => part === 'free');
  return (
    <section className="mx-4 mb-3 rounded-card bg-brand-weak p-4 inset-ring inset-ring-brand-line">
      <div className="flex gap-3">
        <span className="flex size-10 flex-none items-center justify-center rounded-inner bg-surface text-brand">
          <PiggyBank size={22} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div>
          <h2 className="text-17 strong">
            {words.waitTitle(waiting.tradingDays, amount(waiting.saved))}
          </h2>
          <p className="mt-1 text-13 text-t2">
            {words.waitText(amount(waiting.shares), spokenDay(waiting.on), fallOf(pre))}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          small
          kind="surface"
          className="flex-1"
          onClick={() => remindOn(waiting.on, words.reminder(fundName))}
        >
          {words.remind(monthDay(waiting.on))}
        </Button>
        {free && (
          <Button small kind="surface" className="flex-1" onClick={() => onChoose(free.shares)}>
            {words.takeFree(amount(free.shares))}
          </Button>
        )}
      </div>
    </section>
  );
}
