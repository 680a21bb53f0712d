import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import type { Order } from './states';
import { isEnded } from './states';
import { legWords as words } from './words.legs';

/** The second leg of a redemption into a fund. */
export type Onward = NonNullable<Order['onward']>;

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
