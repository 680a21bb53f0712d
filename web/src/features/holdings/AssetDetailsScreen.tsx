import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useArgs } from '@/route/navigation';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf } from '@/wire/failure';
import { heldDetail, profitLine, profitRange, shareLots } from '@/wire/gen/holdings';
import { tradeRecords } from '@/wire/gen/orders';
import { DividendCard } from './DividendCard';
import { FundTrades, useTradeMarks } from './FundTrades';
import { HeldBar } from './HeldBar';
import { HeldFacts } from './HeldFacts';
import { HeldHero } from './HeldHero';
import { LotsSummary } from './LotsSummary';
import { ProfitCard } from './ProfitCard';
import { heldWords as words } from './words';

/** One holding: what it is worth and earned, its lots, trades and dividend method. */
export default function AssetDetailsScreen() {
  const { fundCode } = useArgs('/assetDetails');
  const client = useQueryClient();
  const held = useQuery(heldDetail({ fundCode }));
  const marks = useTradeMarks(fundCode);
  const nav = (
    <NavBar
      title={held.data?.fund.fundName || words.title}
      sub={held.data && fundCode}
      end={<ReadAloud />}
    />
  );
  async function refresh() {
    const beside = [shareLots, profitLine, profitRange, tradeRecords];
    await Promise.all([
      held.refetch(),
      ...beside.map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    ]);
  }
  const { data } = held;
  if (!data) {
    return (
      <Page nav={nav}>
        {held.isError ? (
          <ErrorState
            title={words.failed}
            onRetry={() => void held.refetch()}
            code={codeOf(held.error)}
          />
        ) : (
          <SkeletonRows />
        )}
      </Page>
    );
  }
  return (
    <Page nav={nav} foot={<HeldBar held={data} />}>
      <PullToRefresh onRefresh={refresh}>
        <HeldHero held={data} />
        <HeldFacts held={data} />
        <ProfitCard fundCode={fundCode} events={marks} />
        <LotsSummary fundCode={fundCode} />
        <FundTrades fundCode={fundCode} />
        <DividendCard held={data} />
      </PullToRefresh>
    </Page>
  );
}
