import { bringsShares, isBuy, isOwn } from '@/trade/order/states';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Order = Output<typeof orderDetail>;
type Told = Pick<Order, 'kind' | 'status' | 'dates' | 'confirmedOn' | 'refund' | 'timeline'>;

/** A promise of the order page set against what happened. */
export interface PromiseRow {
  stage: 'confirm' | 'redeemable' | 'arrive' | 'refund';
  /** The promised day, YYYY-MM-DD. */
  promised: string;
  /** The day on which it happened; null while it is ahead. */
  actual: string | null;
  /** The instant of it, where one is known. */
  at: string | null;
  /** Natural days after the promised day; negative when early. */
  late_days: number;
}

const DAY_MS = 86_400_000;
/** Orders that came to an end without being confirmed keep no promise but that of their refund. */
const ENDED: readonly string[] = [OrderStatus.Rejected, OrderStatus.Void, OrderStatus.Cancelled];

/**
 * What was promised and what happened; of orders that ended before confirmation, of their refund.
 * What nobody asked for was promised to nobody but for its money.
 */
export function promisesOf(order: Told): PromiseRow[] {
  const { dates, timeline } = order;
  const done = (stage: string) => timeline.find((step) => step.stage === stage && step.done);
  const back = done('refunded');
  const refund =
    isBuy(order) && order.refund
      ? promise('refund', dates.arriveDate, dayOfStep(back), back?.at)
      : null;
  if (ENDED.includes(order.status)) return refund ? [refund] : [];
  const confirmed = done('confirmed');
  // Money that buys another fund arrives, too, though on no card.
  const spent = timeline.find(({ stage, done, failed }) => stage === 'onward' && done && !failed);
  const arrived = done('paidOut') ?? spent;
  const rows = [
    isOwn(order) ? promise('confirm', dates.confirmDate, order.confirmedOn, confirmed?.at) : null,
    bringsShares(order)
      ? promise('redeemable', dates.redeemableDate, dayOfStep(done('redeemable')), null)
      : promise('arrive', dates.arriveDate, dayOfStep(arrived), arrived?.at),
    refund,
  ];
  return rows.filter((row) => row !== null);
}

type Step = Told['timeline'][number];

function dayOfStep(step: Step | undefined): string | null {
  return step?.at?.slice(0, 10) ?? step?.expectedOn ?? null;
}

function promise(
  stage: PromiseRow['stage'],
  promised: string | null | undefined,
  actual: string | null | undefined,
  at: string | null | undefined,
): PromiseRow | null {
  if (!promised) return null;
  const late = actual ? (Date.parse(actual) - Date.parse(promised)) / DAY_MS : 0;
  // An instant of another day is when it was noted, not when it happened.
  const exact = at?.slice(0, 10) === actual ? (at ?? null) : null;
  return { stage, promised, actual: actual ?? null, at: exact, late_days: late };
}
