import { monthDay } from '@/lib/days';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import * as PayStatus from '@/wire/gen/codes/pay-status';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { dealWords as words } from './words.deal';

/** An order as its own page has it. */
export type Order = Output<typeof orderDetail>;

/** What the result page says of an order. */
export type Outcome =
  | 'paying'
  | 'accepted'
  | 'quick'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'unpaid';

const BUYS: readonly string[] = [
  OrderKind.Subscribe,
  OrderKind.Buy,
  OrderKind.Instalment,
  OrderKind.SmartInstalment,
];
/** Placed by a plan. */
const INSTALMENTS: readonly string[] = [OrderKind.Instalment, OrderKind.SmartInstalment];
const REDEMPTIONS: readonly string[] = [
  OrderKind.Redeem,
  OrderKind.QuickRedeem,
  OrderKind.ForcedRedeem,
];
const NOT_ASKED: readonly string[] = [
  OrderKind.ForcedRedeem,
  OrderKind.Dividend,
  OrderKind.ForcedIncrease,
  OrderKind.ForcedDecrease,
];
const ENDED_BADLY: readonly string[] = [OrderStatus.Rejected, OrderStatus.Void];
/** Not confirmed yet. */
export const OPEN: readonly string[] = [
  OrderStatus.Accepted,
  OrderStatus.Sent,
  OrderStatus.Acknowledged,
];

export function isBuy(order: Pick<Order, 'kind'>): boolean {
  return BUYS.includes(order.kind);
}

/** A run of a plan placed it. */
export function isInstalment(order: Pick<Order, 'kind'>): boolean {
  return INSTALMENTS.includes(order.kind);
}

/** Gives shares back for money, whoever asked for it. */
export function isRedemption(order: Pick<Order, 'kind'>): boolean {
  return REDEMPTIONS.includes(order.kind);
}

/** Of a money fund: its price is always one yuan, and the days of income matter. */
export function isMoneyOrder({ dates }: Pick<Order, 'dates'>): boolean {
  return Boolean(dates.incomeFrom ?? dates.incomeUntil);
}

/** Shares of one fund become shares of another. */
export function isConversion(order: Pick<Order, 'kind'>): boolean {
  return order.kind === OrderKind.Convert;
}

/** Shares go from one account of the customer's to another. */
export function isMove(order: Pick<Order, 'kind'>): boolean {
  return order.kind === OrderKind.Move;
}

/** Two funds are in it: a conversion, or a redemption whose money buys another fund. */
export function hasTwoFunds({
  kind,
  targetFundCode,
}: Pick<Order, 'kind'> & { targetFundCode?: string | null }): boolean {
  return isConversion({ kind }) || Boolean(targetFundCode);
}

/** Brings shares that have a first day of redemption. */
export function bringsShares(order: Pick<Order, 'kind'>): boolean {
  return isBuy(order) || isConversion(order);
}

/** The customer asked for it; dividends and corrections by the fund company come by themselves. */
export function isOwn(order: Pick<Order, 'kind'>): boolean {
  return !NOT_ASKED.includes(order.kind);
}

export function isPaying(payStatus: Order['payStatus']): boolean {
  return payStatus === PayStatus.Paying;
}

/** Reads the outcome off where the order and its money are. */
export function outcomeOf({
  kind,
  status,
  payStatus,
}: Pick<Order, 'kind' | 'status' | 'payStatus'>): Outcome {
  if (status === OrderStatus.Cancelled) return 'cancelled';
  if (payStatus === PayStatus.PayFailed) return 'refused';
  if (ENDED_BADLY.includes(status)) return 'failed';
  if (payStatus === PayStatus.PayoutFailed) return 'unpaid';
  if (isPaying(payStatus)) return 'paying';
  return kind === OrderKind.QuickRedeem && payStatus === PayStatus.PaidOut ? 'quick' : 'accepted';
}

/** Why the bank did not take money for the customer; nothing when it did, or may yet. */
export function unpaidReason({ payout }: Pick<Order, 'payout'>): string | undefined {
  return payout?.refused ? payout.reason : undefined;
}

/** The bank is asked a second time, which it answers within seconds. */
export function isPaidAgain({ payout, payStatus }: Pick<Order, 'payout' | 'payStatus'>): boolean {
  const open = payStatus === PayStatus.Unpaid || payStatus === PayStatus.Refunding;
  return open && Boolean(payout?.askedAgainAt) && !payout?.refused;
}

/** 招商银行 and last digits of the card that money of the order goes to. */
export function payeeOf({ payout, bankName, tail }: Order): { bankName: string; tail: string } {
  return payout ?? { bankName, tail };
}

/** Nothing is bought or sold by it, and nothing is ahead of it. */
export function isEnded(order: Pick<Order, 'kind' | 'status' | 'payStatus'>): boolean {
  return ['refused', 'failed', 'cancelled'].includes(outcomeOf(order));
}

/** How an order of a list is painted: on its way, ended badly, or simply done. */
export function toneOf({
  status,
  payStatus,
}: Pick<Order, 'status' | 'payStatus'>): 'now' | 'bad' | 'done' {
  if (
    payStatus === PayStatus.PayFailed ||
    payStatus === PayStatus.PayoutFailed ||
    ENDED_BADLY.includes(status)
  )
    return 'bad';
  return OPEN.includes(status) || isPaying(payStatus) ? 'now' : 'done';
}

type Stated = Pick<Order, 'status' | 'payStatus' | 'statusName'> & { dueOn?: string | null };

/** The state in a word: while money moves, did not, or has arrived, that is what matters. */
export function stateName(order: Stated): string {
  const { status, payStatus, statusName } = order;
  if (payStatus === PayStatus.Refunding) {
    return order.dueOn
      ? words.refundOn(statusName, monthDay(order.dueOn))
      : words.refunding(statusName);
  }
  if (payStatus === PayStatus.Refunded) return words.refunded(statusName);
  if (status === OrderStatus.Cancelled && payStatus !== PayStatus.PayoutFailed) return statusName;
  return words.money[payStatus] ?? statusName;
}
