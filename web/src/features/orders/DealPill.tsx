import clsx from 'clsx';
import { CircleAlert, CircleCheck, Clock3, Undo2 } from 'lucide-react';
import { type Order, stateName, toneOf } from './states';

/** The state in a word: blue for done and on its way, amber for what went wrong. */
export function DealPill({ order }: { order: Order }) {
  const tone = toneOf(order);
  const bad = tone === 'bad' || order.status === '6';
  const cancelled = order.status === '7';
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
      {onwardState(order) ?? stateName(order)}
    </span>
  );
}

/** Of a confirmed redemption into a fund: how far its money is. */
function onwardState({ status, onward }: Order): string | undefined {
  return status === '1' && onward?.stage !== 'nothing' ? onward?.stageName : undefined;
}
