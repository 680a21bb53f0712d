import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { codeOf } from '@/api/failure';
import { heldFunds, profitLine, profitRange } from '@/api/gen/holdings';
import { dividendResults, ordersInTransit } from '@/api/gen/orders';
import { useTitle } from '@/app/navigation';
import { useUser } from '@/app/user';
import { dayTime } from '@/lib/days';
import { direction } from '@/lib/figures';
import { TextButton } from '@/ui/Button';
import { ErrorState } from '@/ui/Empty';
import { Foot, Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { AssetBar } from './AssetBar';
import { AssetHead } from './AssetHead';
import { AssetSkeleton } from './AssetSkeleton';
import { DividendNotice } from './DividendNotice';
import { HeldCard } from './HeldCard';
import { PartsCard } from './PartsCard';
import { ProfitCard } from './ProfitCard';
import { overview } from './queries';
import { TransitCard } from './TransitCard';
import { assetWords as words } from './words';

// Who holds funds never sees these.
const first = () => import('./FirstSteps');
const NotOpened = lazy(async () => ({ default: (await first()).NotOpened }));
const FirstConfirm = lazy(async () => ({ default: (await first()).FirstConfirm }));
const FirstSteps = lazy(async () => ({ default: (await first()).FirstSteps }));

/** What a customer has and earned; before there is anything, what to do first. */
export default function AssetScreen() {
  useTitle(words.title);
  const user = useUser();
  return (
    <Page look="wash" tabs>
      <AssetBar />
      <Suspense fallback={<AssetSkeleton />}>
        {user.data && !user.data.opened ? <NotOpened /> : <Assets />}
      </Suspense>
    </Page>
  );
}

function Assets() {
  const client = useQueryClient();
  const assets = useQuery(overview());
  async function refresh() {
    const beside = [heldFunds, ordersInTransit, profitLine, profitRange, dividendResults];
    await Promise.all([
      assets.refetch(),
      ...beside.map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    ]);
  }
  const { data } = assets;
  if (!data) {
    if (!assets.isError) return <AssetSkeleton />;
    return (
      <ErrorState
        title={words.failed}
        onRetry={() => void assets.refetch()}
        code={codeOf(assets.error)}
      />
    );
  }
  const nothing = data.held === 0 && direction(data.inTransit) === 'flat';
  return (
    <PullToRefresh onRefresh={refresh}>
      {assets.isError && (
        <p className="flex justify-between gap-3 px-5 pb-3 text-13 text-warn" role="alert">
          {words.old(dayTime(assets.dataUpdatedAt))}
          <TextButton onClick={() => void assets.refetch()}>{words.retry}</TextButton>
        </p>
      )}
      <AssetHead assets={data} />
      <TransitCard amount={data.inTransit} />
      <DividendNotice />
      <Suspense>
        {!nothing && data.held === 0 && <FirstConfirm />}
        {nothing && <FirstSteps traded={direction(data.totalProfit) !== 'flat'} />}
      </Suspense>
      {data.held > 0 && (
        <>
          <ProfitCard />
          <PartsCard parts={data.parts} />
          <HeldCard assets={data} />
          <Foot>{words.foot}</Foot>
        </>
      )}
    </PullToRefresh>
  );
}
