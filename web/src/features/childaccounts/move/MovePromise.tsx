import { moveWords as words } from '@/features/childaccounts/words.move';
import { clockOf, shortDay } from '@/lib/days';
import { useFirstStep } from '@/trade/form/useFirstStep';
import { movedWords } from '@/trade/order/words.moved';
import { Card } from '@/ui/Card';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import type { Movable } from './moving';

interface MovePromiseProps {
  held: Movable;
  /** The account that gives, then the one that takes. */
  names: readonly [string, string];
}

/** What happens when, if the customer moves the shares now, and until when it can be undone. */
export function MovePromise({ held: { fundCode, dates }, names }: MovePromiseProps) {
  const { tDay, confirmDate, cancelUntil } = dates;
  const text = words.applyText(cancelUntil ? clockOf(cancelUntil) : null);
  const until = { direction: 'redeem', fundCode, tDay, cancelUntil } as const;
  const first = useFirstStep(until, words.apply, text);
  const later: PromiseStep[] = [
    {
      state: 'later',
      title: movedWords.tDay,
      date: shortDay(tDay),
      text: movedWords.tDayText(...names),
    },
    {
      state: 'later',
      title: words.confirm,
      date: shortDay(confirmDate),
      text: words.confirmText,
    },
  ];
  return (
    <Card title={words.when}>
      <PromiseLine steps={[first, ...later]} />
    </Card>
  );
}
