import { codeOf, Refusal } from '@/api/failure';
import { useArgs } from '@/app/navigation';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import { ConvertLegs } from './ConvertLegs';
import { DealActs } from './DealActs';
import { DealFacts } from './DealFacts';
import { DealHero } from './DealHero';
import { DealLots } from './DealLots';
import { DealPrice } from './DealPrice';
import { DealReason } from './DealReason';
import { DealSteps } from './DealSteps';
import { KeptTable } from './KeptTable';
import { ResultPromise } from './ResultPromise';
import { isConversion } from './states';
import { useOrder } from './useOrder';
import { convertedWords } from './words.convert';
import { dealDetailWords as words } from './words.deal';

/** One order, a conversion with both legs: where it stands, what was promised and kept, how its figures come about. */
export default function DealDetailsScreen() {
  const { orderNo } = useArgs('/dealDetails');
  const { order } = useOrder(orderNo);
  const { data } = order;
  const title = data && isConversion(data) ? convertedWords.detail : words.title;
  const nav = <NavBar title={title} end={<ReadAloud />} />;
  if (!data) {
    return (
      <Page nav={nav}>
        {order.isError ? (
          <ErrorState
            title={words.failed}
            text={order.error instanceof Refusal ? order.error.message : words.failedText}
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
        <ConvertLegs order={data} />
        <DealPrice order={data} />
        <DealSteps order={data} />
        <DealLots order={data} />
        <DealFacts order={data} />
      </PullToRefresh>
    </Page>
  );
}
