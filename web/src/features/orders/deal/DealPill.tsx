import clsx from 'clsx';
import { CircleAlert, CircleCheck, Clock3, Undo2 } from 'lucide-react';
import { type Order, stateName, toneOf } from '@/trade/order/states';
import * as OrderStatus from '@/wire/gen/codes/order-status';

/** The state in a word: blue for done and on its way, amber for what went wrong. */
export function DealPill({ order }: { order: Order }) {
  const tone = onwardTone(order) ?? toneOf(order);
  const bad = tone === 'bad' || order.status === OrderStatus.PartlyConfirmed;
  const cancelled = order.status === OrderStatus.Cancelled;
  const Icon = bad ? CircleAlert : cancelled ? Undo2 : tone === 'now' ? Clock3 : CircleCheck;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-pill px-3 py-1 text-13 strong',
        bad
          ? 'bg-warn-weak text-warn'
          : cancelled
            ? 'bg-inset text-t2'
            : 'bg-brand-weak text-brand',
      )}
    >
      <Icon size={16} aria-hidden="true" />
      {isOnItsWay(order) ? order.onward?.stageName : stateName(order)}
    </span>
  );
}

/** Confirmed, with money that buys another fund, or was to. */
function isOnItsWay({ status, onward }: Order): boolean {
  return status === OrderStatus.Confirmed && Boolean(onward) && onward?.stage !== 'nothing';
}

function onwardTone(order: Order): 'now' | 'bad' | undefined {
  if (!isOnItsWay(order)) return undefined;
  const stage = order.onward?.stage;
  if (stage === 'toCard') return 'bad';
  return stage === 'bought' ? undefined : 'now';
}
