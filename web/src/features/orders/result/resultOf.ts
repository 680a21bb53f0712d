import { partlyText } from '@/features/orders/deal/dealFigures';
import { refundText } from '@/features/orders/deal/refund';
import { resultWords as words } from '@/features/orders/words.result';
import { subscribedWords } from '@/features/orders/words.subscribed';
import { amount } from '@/lib/figures';
import type { Result, Tone } from '@/patterns/ResultBody';
import {
  isBuy,
  isConversion,
  isMove,
  type Order,
  type Outcome,
  outcomeOf,
  unpaidReason,
} from '@/trade/order/states';
import { isChilds } from '@/trade/order/whose';
import { convertedWords } from '@/trade/order/words.converted';
import { movedWords } from '@/trade/order/words.moved';
import { onwardWords } from '@/trade/order/words.onward';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import * as PayStatus from '@/wire/gen/codes/pay-status';

const TONES: Record<Outcome, Tone> = {
  paying: 'now',
  accepted: 'done',
  quick: 'done',
  refused: 'warn',
  failed: 'warn',
  unpaid: 'warn',
  cancelled: 'undone',
};

/** The outcome of an order in words and the sum, then why, where it did not come through. */
export function resultOf(order: Order, late: boolean): Result {
  const outcome = outcomeOf(order);
  const money = isBuy(order) ? order.amount : (order.confirmedAmount ?? null);
  return {
    tone: TONES[outcome],
    title: titleOf(order, outcome),
    of: namesOf(order),
    sum:
      money === null || order.conversion || isMove(order)
        ? { value: order.confirmedShares ?? order.shares, unit: words.unit }
        : { value: money, prefix: '¥' },
    text: textOf(order, outcome, late),
  };
}

function namesOf({ fundName, conversion, onward }: Order): string {
  if (conversion) return convertedWords.pair(fundName, conversion.targetFundName);
  return onward ? onwardWords.pair(fundName, onward.targetFundName) : fundName;
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
  if (isConversion(order)) return titleIn(convertedWords, order);
  if (isMove(order)) return titleIn(movedWords, order);
  if (order.onward) return onwardWords.results[order.onward.stage];
  const buys = isBuy(order);
  if (!buys && order.payStatus === PayStatus.PaidOut) return words.arrived;
  const confirmed =
    order.status === OrderStatus.Confirmed || order.status === OrderStatus.PartlyConfirmed;
  if (order.status === OrderStatus.PartlyConfirmed)
    return buys ? words.buyPartly : words.redeemPartly;
  if (order.kind === OrderKind.Subscribe)
    return confirmed ? subscribedWords.confirmed : subscribedWords.bought;
  if (confirmed) return buys ? words.buyConfirmed : words.redeemConfirmed;
  return buys ? words.bought : words.redeemed;
}

type Titles = Record<'partly' | 'confirmed' | 'result', string>;

function titleIn({ partly, confirmed, result }: Titles, { status }: Order): string {
  if (status === OrderStatus.PartlyConfirmed) return partly;
  return status === OrderStatus.Confirmed ? confirmed : result;
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
  if (isMove(order)) {
    const account = isChilds(order.movedTo) ? movedWords.child : movedWords.own;
    return confirmedShares ? movedWords.got(amount(confirmedShares), account) : '';
  }
  if (isBuy(order)) return confirmedShares ? words.gotShares(amount(confirmedShares)) : '';
  return confirmedAmount ? words.gaveShares(amount(confirmedShares ?? order.shares)) : '';
}
