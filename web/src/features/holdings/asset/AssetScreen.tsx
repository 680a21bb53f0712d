/* once */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { ProfitCard } from '@/features/holdings/ProfitCard';
import { assetWords as words } from '@/features/holdings/words';
import { direction } from '@/lib/figures';
import { BelowFirstView } from '@/patterns/BelowFirstView';
import { OldNote } from '@/patterns/OldNote';
import { Part } from '@/patterns/Part';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useTitle } from '@/route/navigation';
import { useUser } from '@/trade/customer/user';
import { overview } from '@/trade/order/overview';
import { Foot, Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { askAhead } from '@/wire/ahead';
import type { assetOverview } from '@/wire/gen/holdings';
import { dividendResults, ordersInTransit } from '@/wire/gen/orders';
import { HOLDING, ORDER } from '@/wire/gen/topics';
import type { Output } from '@/wire/operation';
import { renew } from '@/wire/renew';
import { AssetBar } from './AssetBar';
import { AssetHead } from './AssetHead';
import { AssetCardBones, AssetSkeleton, PartsBones, WaysBones } from './AssetSkeleton';
import { HeldCard } from './HeldCard';
import { TransitCard } from './TransitCard';
import '@/ui/chart/chart.css';

// Below the first view.
const PartsCard = lazy(() => import('./PartsCard'));
const MoneyWays = lazy(() => import('@/trade/customer/MoneyWays'));
// Seldom is there one.
const RefusedCard = lazy(() => import('./RefusedCard'));
const DividendNotice = lazy(() => import('@/features/holdings/dividend/DividendNotice'));
// Who holds funds never sees these.
const first = () => import('./FirstSteps');
const NotOpened = lazy(async () => ({ default: (await first()).NotOpened }));
const FirstConfirm = lazy(async () => ({ default: (await first()).FirstConfirm }));
const FirstSteps = lazy(async () => ({ default: (await first()).FirstSteps }));

export function ahead() {
  askAhead(overview());
  askAhead(ordersInTransit());
  askAhead(dividendResults({}));
}

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
  const assets = useQuery(overview());
  // Drawn in slices: so much at once would stop the page.
  const known = useDeferredValue(useCardsKnown());
  const data = useDeferredValue(assets.data);
  if (!data) {
    if (!assets.isError) return <AssetSkeleton />;
    return (
      <QueryFailed
        cause={assets.error}
        title={words.failed}
        onRetry={() => void assets.refetch()}
      />
    );
  }
  return (
    <PullToRefresh onRefresh={() => renew(HOLDING | ORDER)}>
      <OldNote of={assets} />
      <AssetHead assets={data} />
      {known ? <AssetCards assets={data} /> : <AssetCardBones />}
    </PullToRefresh>
  );
}

/**
 * Whether it is known which notices stand above the other cards: these would be pushed down by one
 * that comes later.
 */
function useCardsKnown(): boolean {
  const transit = useQuery(ordersInTransit());
  const dividends = useQuery(dividendResults({}));
  return !transit.isPending && !dividends.isPending;
}

function AssetCards({ assets }: { assets: Output<typeof assetOverview> }) {
  const refused = useQuery(ordersInTransit()).data?.refused.length;
  const nothing = assets.held === 0 && direction(assets.inTransit) === 'flat';
  return (
    <>
      {refused !== undefined && refused > 0 && (
        <Part>
          <RefusedCard />
        </Part>
      )}
      <TransitCard assets={assets} />
      <Part>
        <DividendNotice />
      </Part>
      <Suspense>
        {!nothing && assets.held === 0 && <FirstConfirm />}
        {nothing && <FirstSteps traded={direction(assets.totalProfit) !== 'flat'} />}
      </Suspense>
      {assets.held > 0 && (
        <BelowFirstView bones={<AssetCardBones />}>
          <ProfitCard />
          <Part bones={<WaysBones />}>
            <MoneyWays />
          </Part>
          <Part bones={<PartsBones />}>
            <PartsCard parts={assets.parts} />
          </Part>
          <HeldCard assets={assets} />
          <Foot>{words.foot}</Foot>
        </BelowFirstView>
      )}
    </>
  );
}
