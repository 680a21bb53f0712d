import { shortDay } from '@/lib/days';
import { type Order, payeeOf } from '@/trade/order/states';
import { payerOf } from '@/trade/order/whose';
import { dealDetailWords as words } from '@/trade/order/words.detail';

const REFUNDED = '5';

/** `100.00元退回江汀银行(1234)，最晚11-24 周二到账`, or that it is there. */
export function refundText(order: Order, amount: string): string {
  const card = payerOf(order, payeeOf(order));
  const { arriveDate } = order.dates;
  if (order.payStatus === REFUNDED) return words.refundedTo(amount, card);
  // What was asked for a second time is not waited for until a day.
  if (!arriveDate || order.payout?.askedAgainAt) return words.refundTo(amount, card);
  return words.refundBy(amount, card, shortDay(arriveDate));
}
