import clsx from 'clsx';
import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { partlyText } from '@/features/orders/deal/dealFigures';
import { refundText } from '@/features/orders/deal/refund';
import { subscribeWords } from '@/features/orders/words';
import { resultWords as words } from '@/features/orders/words.result';
import { amount } from '@/lib/figures';
import { isBuy, isConversion, type Outcome, outcomeOf, unpaidReason } from '@/trade/order/states';
import { convertedWords } from '@/trade/order/words.converted';
import { onwardWords } from '@/trade/order/words.onward';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import * as PayStatus from '@/wire/gen/codes/pay-status';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Order = Output<typeof orderDetail>;

const ICONS = {
  accepted: CircleCheck,
  quick: CircleCheck,
  refused: CircleAlert,
  failed: CircleAlert,
  unpaid: CircleAlert,
  cancelled: Undo2,
} as const;

/** The outcome in words and the sum, then why, where it did not come through. */
export function ResultHero({ order, late }: { order: Order; late: boolean }) {
  const outcome = outcomeOf(order);
  const text = textOf(order, outcome, late);
  const money = isBuy(order) ? order.amount : (order.confirmedAmount ?? null);
  const converts = order.conversion;
  return (
    <section className="flex flex-col items-center px-6 pt-4 pb-6 text-center" aria-live="polite">
      <OutcomeMark outcome={outcome} />
      <h2 className="mt-3 text-20 strong">{titleOf(order, outcome)}</h2>
      <p className="mt-1 text-13 text-t2">{namesOf(order)}</p>
      <p className="mt-3">
        {money === null || converts ? (
          <Figure value={order.confirmedShares ?? order.shares} size={36} unit={words.unit} />
        ) : (
          <Figure value={money} size={36} prefix="¥" />
        )}
      </p>
      {text && (
        <p className="mt-2 text-13 text-t2">
          <Sentence>{text}</Sentence>
        </p>
      )}
    </section>
  );
}

function namesOf({ fundName, conversion, onward }: Order): string {
  if (conversion) return convertedWords.pair(fundName, conversion.targetFundName);
  return onward ? onwardWords.pair(fundName, onward.targetFundName) : fundName;
}

function OutcomeMark({ outcome }: { outcome: Outcome }) {
  if (outcome === 'paying') {
    return (
      <span className="flex size-14 items-center justify-center rounded-pill bg-surface text-brand shadow-card">
        <span className="spinner" aria-hidden="true" />
      </span>
    );
  }
  const Icon = ICONS[outcome];
  const bad = outcome === 'refused' || outcome === 'failed' || outcome === 'unpaid';
  return (
    <span
      className={clsx(
        'flex size-14 items-center justify-center rounded-pill shadow-card',
        bad ? 'bg-warn-weak text-warn' : 'bg-surface text-brand',
      )}
    >
      <Icon size={30} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

function titleOf(order: Order, outcome: Outcome): string {
  if (outcome === 'accepted') return acceptedTitle(order);
  const titles = {
    paying: words.paying,
    quick: words.quick,
    refused: words.failed,
    failed: words.refused,
    cancelled: words.cancelled,
    unpaid: words.unpaid,
  };
  return titles[outcome];
}

/** Whoever comes back later finds how far it has come. */
function acceptedTitle(order: Order): string {
  if (isConversion(order)) return convertedTitle(order);
  if (order.onward) return onwardWords.results[order.onward.stage];
  const buys = isBuy(order);
  if (!buys && order.payStatus === PayStatus.PaidOut) return words.arrived;
  const confirmed =
    order.status === OrderStatus.Confirmed || order.status === OrderStatus.PartlyConfirmed;
  if (order.status === OrderStatus.PartlyConfirmed)
    return buys ? words.buyPartly : words.redeemPartly;
  if (order.kind === OrderKind.Subscribe)
    return confirmed ? subscribeWords.confirmed : subscribeWords.bought;
  if (confirmed) return buys ? words.buyConfirmed : words.redeemConfirmed;
  return buys ? words.bought : words.redeemed;
}

function convertedTitle({ status }: Order): string {
  if (status === OrderStatus.PartlyConfirmed) return convertedWords.partly;
  return status === OrderStatus.Confirmed ? convertedWords.confirmed : convertedWords.result;
}

function textOf(order: Order, outcome: Outcome, late: boolean): string {
  if (outcome === 'paying') return late ? words.slow : words.payingText;
  if (outcome === 'refused') {
    return order.reason ? `${order.reason}。${words.notCharged}。` : words.notCharged;
  }
  const unpaid = unpaidReason(order);
  if (unpaid !== undefined) return words.unpaidText(unpaid);
  const texts = [
    order.reason && `${order.reason}。`,
    order.status === OrderStatus.PartlyConfirmed && partlyText(order),
    order.refund && `${refundText(order, amount(order.refund))}。`,
  ].filter(Boolean);
  const text = texts.join('') || confirmedText(order);
  // One sentence alone goes without its full stop.
  return text.replace(/^([^。]*)。$/, '$1');
}

/** The other side of what was confirmed: the shares bought, or those that brought the money. */
function confirmedText(order: Order): string {
  const { confirmedAmount, confirmedShares, conversion } = order;
  if (conversion) {
    const { estimated, shares, targetShares } = conversion.fee;
    return estimated ? '' : convertedWords.got(amount(shares), amount(targetShares));
  }
  if (isBuy(order)) return confirmedShares ? words.gotShares(amount(confirmedShares)) : '';
  return confirmedAmount ? words.gaveShares(amount(confirmedShares ?? order.shares)) : '';
}
