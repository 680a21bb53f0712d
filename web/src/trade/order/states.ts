import { monthDay } from '@/lib/days';
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

const BUYS = ['020', '022'];
const REDEMPTIONS = ['024', '098', '142'];
const NOT_ASKED = ['142', '143', '144', '145'];
const QUICK = '098';
const CANCELLED = '7';
/** The bank did not take the money: of no status, but of its money. */
const UNPAID = '7';
const REFUNDING = '4';
const REFUNDED = '5';
const ENDED_BADLY = ['2', '4'];
const OPEN = ['0', '3', '5'];

export function isBuy(order: Pick<Order, 'kind'>): boolean {
  return BUYS.includes(order.kind);
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
  return order.kind === '036';
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
  return payStatus === '1';
}

/** Reads the outcome off where the order and its money are. */
export function outcomeOf({
  kind,
  status,
  payStatus,
}: Pick<Order, 'kind' | 'status' | 'payStatus'>): Outcome {
  if (status === CANCELLED) return 'cancelled';
  if (payStatus === '3') return 'refused';
  if (ENDED_BADLY.includes(status)) return 'failed';
  if (payStatus === UNPAID) return 'unpaid';
  if (isPaying(payStatus)) return 'paying';
  return kind === QUICK && payStatus === '6' ? 'quick' : 'accepted';
}

/** Why the bank did not take money for the customer; nothing when it did, or may yet. */
export function unpaidReason({ payout }: Pick<Order, 'payout'>): string | undefined {
  return payout?.refused ? payout.reason : undefined;
}

/** The bank is asked a second time, which it answers within seconds. */
export function isPaidAgain({ payout, payStatus }: Pick<Order, 'payout' | 'payStatus'>): boolean {
  const open = payStatus === '0' || payStatus === '4';
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
  if (payStatus === '3' || payStatus === UNPAID || ENDED_BADLY.includes(status)) return 'bad';
  return OPEN.includes(status) || isPaying(payStatus) ? 'now' : 'done';
}

type Stated = Pick<Order, 'status' | 'payStatus' | 'statusName'> & { dueOn?: string | null };

/** The state in a word: while money moves, did not, or has arrived, that is what matters. */
export function stateName(order: Stated): string {
  const { status, payStatus, statusName } = order;
  if (payStatus === REFUNDING) {
    return order.dueOn
      ? words.refundOn(statusName, monthDay(order.dueOn))
      : words.refunding(statusName);
  }
  if (payStatus === REFUNDED) return words.refunded(statusName);
  if (status === CANCELLED && payStatus !== UNPAID) return statusName;
  return words.money[payStatus] ?? statusName;
}
