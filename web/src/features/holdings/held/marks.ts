import { amount } from '@/lib/figures';
import type { ChartEvent } from '@/ui/chart/props';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import type { tradeRecords } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type TradeRecord = Output<typeof tradeRecords>['months'][number]['records'][number];

const MARKS: Record<string, ChartEvent['mark']> = {
  [OrderKind.Subscribe]: '买',
  [OrderKind.Buy]: '买',
  [OrderKind.Instalment]: '买',
  [OrderKind.SmartInstalment]: '买',
  [OrderKind.Redeem]: '卖',
  [OrderKind.QuickRedeem]: '卖',
  [OrderKind.Convert]: '转',
  [OrderKind.ForcedRedeem]: '卖',
  [OrderKind.Dividend]: '分',
  [OrderKind.ForcedIncrease]: '调',
  [OrderKind.ForcedDecrease]: '调',
};
const CONFIRMED: readonly string[] = [OrderStatus.Confirmed, OrderStatus.PartlyConfirmed];

/** Squares for the confirmed trades of a line, one of a kind to a day. */
export function marksOf(
  trades: readonly Pick<TradeRecord, 'kind' | 'kindName' | 'status' | 'tDay' | 'amount'>[],
): ChartEvent[] {
  const marks = new Map<string, ChartEvent>();
  for (const { kind, kindName, status, tDay, amount: sum } of trades) {
    const mark = MARKS[kind];
    if (!mark || !CONFIRMED.includes(status)) continue;
    const label = sum ? `${kindName} ${amount(sum)}` : kindName;
    if (!marks.has(tDay + mark)) marks.set(tDay + mark, { day: tDay, mark, label });
  }
  return [...marks.values()];
}
