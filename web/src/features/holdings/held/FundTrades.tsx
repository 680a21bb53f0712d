import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { heldWords as words } from '@/features/holdings/words';
import { to } from '@/route/links';
import { DealRow } from '@/trade/order/DealRow';
import { Card } from '@/ui/Card';
import type { ChartEvent } from '@/ui/chart/props';
import { tradeRecords } from '@/wire/gen/orders';
import { marksOf } from './marks';

const SHOWN = 3;

/** The latest trades of a fund, with the way to all of them. */
export function FundTrades({ fundCode }: { fundCode: string }) {
  const trades = useTrades(fundCode);
  if (!trades) return null;
  return (
    <Card
      title={words.trades}
      more={trades.length > SHOWN ? words.tradesMore : undefined}
      to={to('/deal', { fundCode })}
    >
      {trades.slice(0, SHOWN).map((record) => (
        <DealRow key={record.orderNo} record={record} nameless />
      ))}
      {trades.length === 0 && <p className="text-13 text-t2">{words.noTrades}</p>}
    </Card>
  );
}

/** Marks of the trades on the fund's profit line. */
export function useTradeMarks(fundCode: string): ChartEvent[] {
  const trades = useTrades(fundCode);
  return useMemo(() => marksOf(trades ?? []), [trades]);
}

function useTrades(fundCode: string) {
  const page = useQuery(tradeRecords({ fundCode, pageSize: 50 }));
  return useMemo(() => page.data?.months.flatMap(({ records }) => records), [page.data]);
}
