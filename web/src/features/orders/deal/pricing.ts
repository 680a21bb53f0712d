import { resultWords as words } from '@/features/orders/words.result';
import { clockOf, spokenDay } from '@/lib/days';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Order = Output<typeof orderDetail>;
type Told = Pick<Order, 'kind' | 'createdAt' | 'dates' | 'timeline'>;

/** Why an order has the price of its T. */
export interface Pricing {
  reason: 'inTime' | 'afterCutoff' | 'paidLate' | 'closedDay';
  /** The day of the instant that decided, and that instant as 15:08. */
  day: string;
  time: string;
  /** T and its cut-off, 15:00. */
  tDay: string;
  cutoff: string;
  /** How far the instant and the cut-off lie into their day, 0 to 1; for drawing. */
  at: number;
  cutoffAt: number;
}

/** Ordinary purchases, redemptions and conversions; the rest has no unknown price. */
const PRICED: readonly string[] = [
  OrderKind.Buy,
  OrderKind.Instalment,
  OrderKind.SmartInstalment,
  OrderKind.Redeem,
  OrderKind.Convert,
];

/** What decided T; null where no cut-off did. */
export function pricingOf(order: Told): Pricing | null {
  const { tDay, cancelUntil } = order.dates;
  if (!PRICED.includes(order.kind) || !cancelUntil) return null;
  const cutoff = clockOf(cancelUntil);
  const paid = order.timeline.find((step) => step.stage === 'paid')?.at;
  const inTime = order.createdAt.slice(0, 10) === tDay && clockOf(order.createdAt) < cutoff;
  const before = clockOf(order.createdAt) < cutoff;
  // A purchase belongs to the day on which it is paid.
  const late = !inTime && before && paid && clockOf(paid) >= cutoff ? paid : undefined;
  const decided = late ?? order.createdAt;
  return {
    reason: inTime ? 'inTime' : late ? 'paidLate' : before ? 'closedDay' : reasonAfter(order),
    day: decided.slice(0, 10),
    time: clockOf(decided),
    tDay,
    cutoff,
    at: partOfDay(clockOf(decided)),
    cutoffAt: partOfDay(cutoff),
  };
}

/**
 * At which price it will be confirmed, and when that is known; nothing once it is. A money fund's
 * price is always the same: there it is the first or last day of income that is ahead.
 */
export function priceAhead(order: Told & Pick<Order, 'confirmedNav'>): string | undefined {
  if (order.confirmedNav || !pricingOf(order)) return undefined;
  const { tDay, navDate, incomeFrom, incomeUntil } = order.dates;
  if (incomeFrom) return words.incomeFrom(spokenDay(incomeFrom));
  if (incomeUntil) return words.incomeUntil(spokenDay(incomeUntil));
  return words.priceAhead(spokenDay(tDay), navDate === tDay ? null : spokenDay(navDate));
}

/** After the cut-off's hour of a weekend day it is the day that was closed, not the hour. */
function reasonAfter({ createdAt }: Told): 'afterCutoff' | 'closedDay' {
  const weekday = new Date(`${createdAt.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 'closedDay' : 'afterCutoff';
}

/** `8分钟`, `1小时20分` between two times of a day. */
export function timeAfter(from: string, until: string): string {
  const minutes = minutesOf(until) - minutesOf(from);
  if (minutes < 1) return '不到1分钟';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}分钟`;
  return rest === 0 ? `${hours}小时` : `${hours}小时${rest}分`;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function partOfDay(time: string): number {
  return minutesOf(time) / 1440;
}
