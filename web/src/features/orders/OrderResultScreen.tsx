import { useArgs } from '@/route/navigation';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf, Refusal } from '@/wire/failure';
import { ResultActs } from './ResultActs';
import { ResultFacts } from './ResultFacts';
import { ResultHero } from './ResultHero';
import { ResultPromise } from './ResultPromise';
import { useOrder } from './useOrder';
import { subscribeWords, resultWords as words } from './words';

/** What became of an order: asks the bank's answer until it is there, then shows what is ahead. */
export default function OrderResultScreen() {
  const { orderNo } = useArgs('/fundResult');
  const { order, late } = useOrder(orderNo);
  const title = order.data?.kind === '020' ? subscribeWords.result : words.title;
  const nav = <NavBar title={title} start="close" plain end={<ReadAloud />} />;
  const { data } = order;
  if (!data) {
    return (
      <Page look="wash" nav={nav}>
        {order.isError ? (
          <ErrorState
            title={words.failedToLoad}
            text={order.error instanceof Refusal ? order.error.message : words.failedText}
            onRetry={order.refetch}
            code={codeOf(order.error)}
          />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </Page>
    );
  }
  return (
    <Page look="wash" nav={nav} foot={<ResultActs order={data} />}>
      <PullToRefresh onRefresh={order.refetch}>
        <ResultHero order={data} late={late} />
        <ResultPromise order={data} />
        <ResultFacts order={data} />
      </PullToRefresh>
    </Page>
  );
}
