import { monthDay, shortDay, spokenDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { isEnded, type Order } from '@/trade/order/states';
import { convertedWords } from '@/trade/order/words.converted';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { legWords } from '@/trade/order/words.legs';
import { Card } from '@/ui/Card';
import { Sentence } from '@/ui/Sentence';
import { PriceBar } from './PriceBar';
import { type Pricing, pricingOf, timeAfter } from './pricing';

/**
 * Why the order has the price of its T: the instant against the cut-off. Of a money fund, whose
 * price is always the same, why it has income from or until a day.
 */
export default function DealPrice({ order }: { order: Order }) {
  const pricing = pricingOf(order);
  if (!pricing || isEnded(order)) return null;
  return (
    <Card title={titleOf(order)}>
      <div className="mb-3 flex justify-between text-13 strong">
        <span>{shortDay(pricing.day)}</span>
        {pricing.reason !== 'inTime' && <span>{shortDay(pricing.tDay)}</span>}
      </div>
      <PriceBar pricing={pricing} label={order.paidBy && legWords.arrived(pricing.time)} />
      <p className="mt-3 text-13 text-t2">
        <Sentence>{reasonText(pricing, Boolean(order.paidBy)) + priceText(order)}</Sentence>
      </p>
    </Card>
  );
}

function titleOf({ dates: { tDay, incomeFrom, incomeUntil } }: Order): string {
  if (incomeFrom) return words.whyFrom(monthDay(incomeFrom));
  if (incomeUntil) return words.whyUntil(monthDay(incomeUntil));
  return words.why(monthDay(tDay));
}

function priceText({ conversion, confirmedNav, dates }: Order): string {
  if (conversion) return convertedWords.bothPrices;
  const { tDay, navDate, incomeFrom, incomeUntil } = dates;
  if (incomeFrom) return words.incomeFrom(spokenDay(incomeFrom));
  if (incomeUntil) return words.incomeUntil(spokenDay(incomeUntil));
  if (confirmedNav) return words.price(amount(confirmedNav, 4));
  // A fund that invests abroad publishes it days later.
  return words.noPrice(navDate === tDay ? '当' : spokenDay(navDate));
}

/** `arrived`: nobody placed it, money that came did. */
function reasonText({ reason, cutoff, time, day, tDay }: Pricing, arrived: boolean): string {
  const on = spokenDay(tDay);
  switch (reason) {
    case 'inTime':
      return arrived ? legWords.arrivedInTime(cutoff, on) : words.inTime(cutoff, on);
    case 'afterCutoff':
      return words.afterCutoff(cutoff, timeAfter(cutoff, time), on);
    case 'paidLate':
      return words.paidLate(cutoff, on);
    case 'closedDay':
      return words.closedDay(spokenDay(day), on);
  }
}
