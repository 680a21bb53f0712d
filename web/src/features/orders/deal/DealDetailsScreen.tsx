import { lazy, Suspense } from 'react';
import { ResultPromise } from '@/features/orders/result/ResultPromise';
import { useOrder } from '@/features/orders/result/useOrder';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { isConversion, type Order } from '@/trade/order/states';
import { convertedWords } from '@/trade/order/words.converted';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { onwardWords } from '@/trade/order/words.onward';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { ReadAloud } from '@/ui/ReadAloud';
import { DealActs } from './DealActs';
import { DealHero } from './DealHero';
import { DealReason } from './DealReason';
import { PromiseTable } from './PromiseTable';

// What only some orders have, or what is below the first view.
const ConvertLegs = lazy(() => import('@/features/orders/convert/ConvertLegs'));
const OnwardCard = lazy(() => import('./OnwardCard'));
const DealPrice = lazy(() => import('./DealPrice'));
const DealSteps = lazy(() => import('./DealSteps'));
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
  return (
    <QueryPage
      query={order}
      nav={(data) => <NavBar title={data ? titleOf(data) : words.title} end={<ReadAloud />} />}
      failed={words.failed}
      refused={({ message }) => (
        <Empty
          title={message}
          text={words.notMine}
          acts={<Button onClick={() => go(to('/deal'))}>{words.records}</Button>}
        />
      )}
      foot={(data) => <DealActs order={data} />}
    >
      {(data) => (
        <>
          <DealHero order={data} />
          <DealReason order={data} />
          <ResultPromise order={data} title={words.progress}>
            <PromiseTable order={data} />
          </ResultPromise>
          <Suspense>
            {data.conversion && <ConvertLegs order={data} />}
            {data.onward && <OnwardCard order={data} onward={data.onward} />}
            <DealPrice order={data} />
            <DealSteps order={data} />
            <DealLots order={data} />
            <DealFacts order={data} />
          </Suspense>
        </>
      )}
    </QueryPage>
  );
}

function titleOf(order: Order): string {
  if (isConversion(order)) return convertedWords.detail;
  return order.onward ? onwardWords.detail : words.title;
}
