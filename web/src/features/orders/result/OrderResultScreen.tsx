import { resultWords as words } from '@/features/orders/words.result';
import { subscribedWords } from '@/features/orders/words.subscribed';
import { QueryPage } from '@/patterns/QueryPage';
import { ResultBody } from '@/patterns/ResultBody';
import { useArgs } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import { ResultActs } from './ResultActs';
import { ResultPromise } from './ResultPromise';
import { factsOf } from './resultFacts';
import { resultOf } from './resultOf';
import { useOrder } from './useOrder';

/** What became of an order: asks the bank's answer until it is there, then shows what is ahead. */
export default function OrderResultScreen() {
  const { orderNo } = useArgs('/fundResult');
  const { order, late } = useOrder(orderNo);
  return (
    <QueryPage
      query={order}
      look="wash"
      nav={(data) => (
        <NavBar
          title={data?.kind === OrderKind.Subscribe ? subscribedWords.result : words.title}
          start="close"
          plain
          end={<ReadAloud />}
        />
      )}
      bones={<SkeletonRows rows={5} />}
      failed={words.failedToLoad}
      foot={(data) => <ResultActs order={data} />}
    >
      {(data) => (
        <ResultBody {...resultOf(data, late)} facts={factsOf(data)}>
          <ResultPromise order={data} />
        </ResultBody>
      )}
    </QueryPage>
  );
}
