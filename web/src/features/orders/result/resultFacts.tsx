import type { ReactNode } from 'react';
import { resultWords as words } from '@/features/orders/words.result';
import { copyText } from '@/lib/clipboard';
import { monthDay } from '@/lib/days';
import { amount, direction } from '@/lib/figures';
import { toast } from '@/lib/toast';
import type { Result } from '@/patterns/ResultBody';
import { sourceWords } from '@/trade/form/words.source';
import { AccountName } from '@/trade/order/AccountName';
import { type Estimate, estimateOf } from '@/trade/order/estimate';
import { isBuy, isEnded, isMove, type Order } from '@/trade/order/states';
import { payerOf } from '@/trade/order/whose';
import { convertedWords } from '@/trade/order/words.converted';
import { movedWords } from '@/trade/order/words.moved';
import { onwardWords } from '@/trade/order/words.onward';
import { TextButton } from '@/ui/Button';

/** Cost, card and number of the order. */
export function factsOf(order: Order): NonNullable<Result['facts']> {
  if (isMove(order)) return movedFacts(order);
  return [
    ...netRow(order),
    ...feeRow(order),
    ...(order.onward ? [[onwardWords.target, order.onward.targetFundName] as const] : []),
    moneyRow(order),
    [words.orderNo, <OrderNo key="no" no={order.orderNo} />],
  ];
}

/** Both accounts of shares that move, and that nothing is charged. */
function movedFacts({ purpose, movedTo, orderNo }: Order): NonNullable<Result['facts']> {
  return [
    [movedWords.from, <AccountName key="from" purpose={purpose} />],
    [movedWords.into, <AccountName key="into" purpose={movedTo} />],
    [movedWords.fee, movedWords.free],
    [words.orderNo, <OrderNo key="no" no={orderNo} />],
  ];
}

function OrderNo({ no }: { no: string }) {
  async function copy() {
    if (await copyText(no)) toast.done(words.copied);
    else toast.show(words.notCopied);
  }
  return (
    <>
      {no}　<TextButton onClick={copy}>{words.copy}</TextButton>
    </>
  );
}

/** What pays, or where the money goes. */
function moneyRow(order: Order): [string, string] {
  const { paired, paidBy } = order;
  if (paidBy) return [onwardWords.paidBy, onwardWords.proceedsOf(paidBy.fundName)];
  if (paired && isBuy(order)) return [sourceWords.role, sourceWords.name(paired.fundName)];
  if (paired) return [sourceWords.purpose, paired.fundName];
  const holds = order.conversion || order.onward;
  const label = holds ? convertedWords.holds : isBuy(order) ? words.from : words.toCard;
  return [label, payerOf(order)];
}

/** What is expected of a redemption, as the form said, until it is confirmed. */
function netRow(order: Order): [string, ReactNode][] {
  const estimate = expected(order);
  if (!estimate) return [];
  const sum = words.about + words.feeOf(amount(estimate.net));
  // A share of a money fund is always worth the same.
  if (order.dates.incomeUntil) return [[words.net, sum]];
  const how = words.estimate(monthDay(estimate.navDate));
  const row = (
    <>
      {sum}
      <span className="block text-12 text-t3">{how}</span>
    </>
  );
  return [[words.net, row]];
}

function expected(order: Order): Estimate | null {
  const told = isEnded(order) || order.confirmedAmount || order.onward || isBuy(order);
  return told ? null : estimateOf(order.orderNo);
}

/** What it costs: as it was explained when the order was placed, until it is confirmed. */
function feeRow(order: Order): [string, string][] {
  if (order.conversion) return isEnded(order) ? [] : [convertFees(order.conversion)];
  const promised = order.feeSteps.find(({ label }) => label === words.fee)?.rounded;
  const fee = order.fee ?? promised ?? expected(order)?.fee;
  if (!fee || isEnded(order)) return [];
  const label = isBuy(order) ? words.fee : words.redeemFee;
  const about = order.fee ? '' : words.about;
  return [[label, direction(fee) === 'flat' ? words.noFee : about + words.feeOf(amount(fee))]];
}

/** Both fees of a conversion, estimated until the TA has confirmed them. */
function convertFees({ fee }: NonNullable<Order['conversion']>): [string, string] {
  const about = fee.estimated ? convertedWords.about : '';
  const charged = [
    direction(fee.redeemFee) === 'up' && convertedWords.redeemFee(about, amount(fee.redeemFee)),
    direction(fee.topUpFee) === 'up' && convertedWords.topUpFee(about, amount(fee.topUpFee)),
  ].filter(Boolean);
  return [convertedWords.fees, charged.join('，') || words.noFee];
}
