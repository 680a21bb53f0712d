import { chinaDay, monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import type { redeemIntoRecords } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { type DealFilter, rangeOf } from './deals';
import { isEnded, type Order } from './states';
import { legWords as words } from './words.legs';

/** The second leg of a redemption into a fund. */
export type Onward = NonNullable<Order['onward']>;

/** Both legs, as a list has them. */
export type IntoRecord = Output<typeof redeemIntoRecords>['records'][number];

type First = Pick<Order, 'kind' | 'status' | 'payStatus' | 'statusName' | 'dates' | 'confirmedOn'>;

/** How far the redemption is: `11-24确认`, `11-24已确认`, or how it ended. */
export function firstText(order: First): string {
  if (isEnded(order)) return order.statusName;
  if (order.confirmedOn) return words.confirmed(monthDay(order.confirmedOn));
  return words.confirms(monthDay(order.dates.confirmDate));
}

/** How far the purchase is: on which day, and what it brought. */
export function secondText({ stage, buysOn, confirmsOn, purchase }: Onward): string {
  switch (stage) {
    case 'redeeming':
    case 'waiting':
      return words.buysOn(monthDay(buysOn));
    case 'buying':
      return `${words.boughtOn(monthDay(buysOn))}，${words.sharesOn(monthDay(confirmsOn))}`;
    case 'bought':
      return purchase?.shares
        ? words.got(amount(purchase.shares))
        : words.boughtOn(monthDay(buysOn));
    default:
      return words.notBought;
  }
}

/** Something is ahead of it. */
export function isUnderWay({ stage }: Pick<Onward, 'stage'>): boolean {
  return stage === 'redeeming' || stage === 'waiting' || stage === 'buying';
}

/** Both legs in a line of a list: the days that are ahead, or how it ended. */
export function legsText(redemption: Pick<IntoRecord['redemption'], 'tDay'>, onward: Onward) {
  const { stage, buysOn, confirmsOn, reason } = onward;
  const second = secondText(onward);
  switch (stage) {
    case 'redeeming':
      return `${words.pricedOn(monthDay(redemption.tDay))}，${second}`;
    case 'bought':
      return words.boughtWhole(monthDay(buysOn), monthDay(confirmsOn));
    case 'toCard':
      return reason || second;
    default:
      return second;
  }
}

/** Records by month, newest first, of the days that the filter names. */
export function monthsOf(records: readonly IntoRecord[], filter: DealFilter, today: string) {
  const { from = '', to = '9999-12-31' } = rangeOf(filter, today);
  const months = new Map<string, IntoRecord[]>();
  for (const record of records) {
    const day = chinaDay(Date.parse(record.redemption.createdAt));
    if (day < from || day > to) continue;
    months.set(day.slice(0, 7), [...(months.get(day.slice(0, 7)) ?? []), record]);
  }
  return [...months];
}
