import { lazy, Suspense } from 'react';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { isConversion, type Order } from '@/trade/order/states';
import { convertedWords } from '@/trade/order/words.converted';
import { dealDetailWords as words } from '@/trade/order/words.deal';
import { onwardWords } from '@/trade/order/words.onward';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf, Refusal } from '@/wire/failure';
import { DealActs } from './DealActs';
import { DealHero } from './DealHero';
import { DealReason } from './DealReason';
import { DealSteps } from './DealSteps';
import { KeptTable } from './KeptTable';
import { ResultPromise } from './ResultPromise';
import { useOrder } from './useOrder';

// What only some orders have, or what is below the first view.
const ConvertLegs = lazy(() => import('./ConvertLegs'));
const OnwardCard = lazy(() => import('./OnwardCard'));
const DealPrice = lazy(() => import('./DealPrice'));
const DealLots = lazy(() => import('./DealLots'));
const DealFacts = lazy(() => import('./DealFacts'));

/**
 * One order, of two funds with both legs: where it stands, what was promised and kept, how its
 * figures come about.
 */
export default function DealDetailsScreen() {
  const { orderNo } = useArgs('/dealDetails');
  const { order } = useOrder(orderNo);
  const go = useGo();
  const { data } = order;
  const title = data ? titleOf(data) : words.title;
  const nav = <NavBar title={title} end={<ReadAloud />} />;
  if (!data) {
    return (
      <Page nav={nav}>
        {order.error instanceof Refusal ? (
          <Empty
            title={order.error.message}
            text={words.notMine}
            acts={<Button onClick={() => go(to('/deal'))}>{words.records}</Button>}
          />
        ) : order.isError ? (
          <ErrorState
            title={words.failed}
            text={words.failedText}
            onRetry={() => void order.refetch()}
            code={codeOf(order.error)}
          />
        ) : (
          <SkeletonRows />
        )}
      </Page>
    );
  }
  return (
    <Page nav={nav} foot={<DealActs order={data} />}>
      <PullToRefresh onRefresh={order.refetch}>
        <DealHero order={data} />
        <DealReason order={data} />
        <ResultPromise order={data} title={words.progress}>
          <KeptTable order={data} />
        </ResultPromise>
        <Suspense>
          {data.conversion && <ConvertLegs order={data} />}
          {data.onward && <OnwardCard order={data} onward={data.onward} />}
          <DealPrice order={data} />
          <DealSteps order={data} />
          <DealLots order={data} />
          <DealFacts order={data} />
        </Suspense>
      </PullToRefresh>
    </Page>
  );
}

function titleOf(order: Order): string {
  if (isConversion(order)) return convertedWords.detail;
  return order.onward ? onwardWords.detail : words.title;
}
