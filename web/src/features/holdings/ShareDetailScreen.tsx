import { useQuery, useQueryClient } from '@tanstack/react-query';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { byCard } from '@/trade/order/lots';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf } from '@/wire/failure';
import { dividendMethods, shareLots } from '@/wire/gen/holdings';
import { CardLots } from './CardLots';
import { MethodCard } from './MethodCard';
import { ShareHero } from './ShareHero';
import { TierCard } from './TierCard';
import { heldWords, lotWords as words } from './words';

/** The share lots of a holding by card and date, with what redeeming each would cost. */
export default function ShareDetailScreen() {
  const { fundCode } = useArgs('/sharedetail');
  const go = useGo();
  const client = useQueryClient();
  const lots = useQuery(shareLots({ fundCode }));
  async function refresh() {
    await Promise.all([
      lots.refetch(),
      client.invalidateQueries({ queryKey: [dividendMethods.id] }),
    ]);
  }
  const { data } = lots;
  const sub = data ? `${data.fundName} ${fundCode}` : fundCode;
  const nav = <NavBar title={words.title} sub={sub} />;
  if (!data || data.lots.length === 0) {
    return (
      <Page nav={nav}>
        {data ? (
          <Empty
            title={words.none}
            text={words.noneText}
            acts={
              <Button onClick={() => go(to('/publicbuy', { fundCode }))}>{heldWords.buy}</Button>
            }
          />
        ) : lots.isError ? (
          <ErrorState
            title={words.failed}
            onRetry={() => void lots.refetch()}
            code={codeOf(lots.error)}
          />
        ) : (
          <SkeletonRows />
        )}
      </Page>
    );
  }
  const foot = (
    <BottomBar>
      <Button wide onClick={() => go(to('/ransom', { fundCode }))}>
        {heldWords.redeem}
      </Button>
    </BottomBar>
  );
  return (
    <Page nav={nav} foot={foot}>
      <PullToRefresh onRefresh={refresh}>
        <ShareHero lots={data} />
        {byCard(data.lots).map(({ tradeAcco, lots: held }) => (
          <CardLots key={tradeAcco} fundCode={fundCode} tradeAcco={tradeAcco} lots={held} />
        ))}
        <MethodCard fundCode={fundCode} />
        <TierCard fundCode={fundCode} lots={data.lots} />
      </PullToRefresh>
    </Page>
  );
}
