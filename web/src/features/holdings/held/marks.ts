import { amount } from '@/lib/figures';
import type { ChartEvent } from '@/ui/LineChart';
import type { tradeRecords } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type TradeRecord = Output<typeof tradeRecords>['months'][number]['records'][number];

const MARKS: Record<string, ChartEvent['mark']> = {
  '020': '买',
  '022': '买',
  '024': '卖',
  '098': '卖',
  '036': '转',
  '142': '卖',
  '143': '分',
  '144': '调',
  '145': '调',
};
const CONFIRMED = ['1', '6'];

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
