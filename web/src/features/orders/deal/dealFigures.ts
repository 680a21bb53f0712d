import { subscribedWords } from '@/features/orders/words.subscribed';
import { monthDay } from '@/lib/days';
import { amount, type Decimal } from '@/lib/figures';
import {
  isBuy,
  isConversion,
  isMoneyOrder,
  isMove,
  isRedemption,
  type Order,
} from '@/trade/order/states';
import { convertedWords } from '@/trade/order/words.converted';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { movedWords } from '@/trade/order/words.moved';
import { onwardWords } from '@/trade/order/words.onward';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as PayStatus from '@/wire/gen/codes/pay-status';

/** A figure of an order under its name. */
export interface DealFigure {
  label: string;
  value: Decimal;
  places?: number;
  unit?: string;
  /** Everybody knows it: it is no amount of the customer's. */
  price?: boolean;
}

/** What the customer has from it once it is confirmed; until then what he asked for. */
export function mainFigure(order: Order): DealFigure {
  const { shares, confirmedShares, confirmedAmount } = order;
  if (order.methodName) return { label: words.method, value: undefined };
  if (isBuy(order)) {
    return confirmedShares
      ? { label: words.confirmedShares, value: confirmedShares }
      : {
          label: order.kind === OrderKind.Subscribe ? subscribedWords.amount : words.buyAmount,
          value: order.amount,
        };
  }
  if (order.conversion) {
    const { estimated, targetShares } = order.conversion.fee;
    return estimated
      ? { label: convertedWords.askedLabel, value: shares }
      : { label: convertedWords.gotLabel, value: targetShares };
  }
  if (order.kind === OrderKind.Dividend) {
    return confirmedAmount
      ? { label: words.dividend, value: confirmedAmount }
      : { label: words.reinvested, value: confirmedShares };
  }
  if (isMove(order)) return { label: movedWords.shares, value: confirmedShares ?? shares };
  if (!isRedemption(order)) return { label: words.changed, value: confirmedShares ?? shares };
  if (confirmedAmount && order.onward) {
    return { label: onwardWords.proceeds, value: confirmedAmount };
  }
  return confirmedAmount
    ? {
        label: order.payStatus === PayStatus.PayoutFailed ? words.due : words.arrives,
        value: confirmedAmount,
      }
    : { label: words.redeemShares, value: shares };
}

/** Of what that was made, once it has its price. */
export function sideFigures(order: Order): DealFigure[] {
  const { kind, dates, confirmedNav, confirmedAmount, fee } = order;
  if (!confirmedNav) return [];
  if (kind === OrderKind.Subscribe) {
    return [
      { label: words.asked, value: order.amount },
      { label: subscribedWords.fee, value: fee },
      { label: subscribedWords.interest, value: order.interest },
      { label: subscribedWords.price, value: confirmedNav, places: 4, price: true },
    ];
  }
  const label = isMoneyOrder(order) ? words.par : words.nav(monthDay(dates.tDay));
  const nav = { label, value: confirmedNav, places: 4, price: true };
  if (isBuy(order)) {
    return [{ label: words.asked, value: order.amount }, nav, { label: words.fee, value: fee }];
  }
  if (isConversion(order)) {
    const out = { label: convertedWords.outShares, value: order.confirmedShares };
    return [out, { label: convertedWords.fees, value: fee }];
  }
  if (isRedemption(order)) {
    const shares = order.confirmedShares ?? order.shares;
    const cost = { label: words.redeemFee, value: fee };
    return [{ label: words.askedShares, value: shares }, nav, cost];
  }
  if (isMove(order)) {
    const worth = { label: movedWords.worth, value: confirmedAmount, unit: movedWords.yuan };
    return [worth, { ...nav, label: movedWords.nav(monthDay(dates.tDay)) }];
  }
  // What is paid in money has no price; what is paid in shares has that of its ex-date.
  const reinvests = kind === OrderKind.Dividend && !confirmedAmount;
  return reinvests ? [{ ...nav, label: words.exNav(monthDay(dates.tDay)) }] : [];
}

/** `申请1,500.00元，确认了1,000.00元。` */
export function partlyText(order: Order): string {
  if (isBuy(order)) {
    return words.partly(`${amount(order.confirmedAmount)}元`, `${amount(order.amount)}元`);
  }
  return words.partly(
    `${amount(order.confirmedShares)}${words.unit}`,
    `${amount(order.shares)}${words.unit}`,
  );
}
