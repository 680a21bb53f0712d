import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/api/call';
import { codeOf } from '@/api/failure';
import { tradeRecords } from '@/api/gen/orders';
import { useArgs } from '@/app/navigation';
import { ErrorState } from '@/ui/ErrorState';
import { InfiniteList } from '@/ui/InfiniteList';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { dayOf } from './clock';
import { DealEmpty } from './DealEmpty';
import { DealFilterBar } from './DealFilterBar';
import { DealMonth } from './DealMonth';
import { type DealFilter, filterOf, inputOf, joinMonths } from './deals';
import { dealWords as words } from './words.deal';

/** The customer's orders by month, newest first. */
export default function DealScreen() {
  const args = useArgs('/deal');
  // A link with other arguments starts anew; coming back keeps filter and place.
  return <Deals key={`${args.fundCode}${args.type}`} first={filterOf(args)} />;
}

function Deals({ first }: { first: DealFilter }) {
  const [filter, setFilter] = useState(first);
  const deals = useDeals(filter);
  const months = joinMonths(deals.data?.pages ?? []);
  return (
    <Page nav={<NavBar title={words.title} />}>
      <DealFilterBar filter={filter} onChange={setFilter} />
      {deals.data ? (
        <PullToRefresh onRefresh={deals.refetch}>
          {months.length === 0 ? (
            <DealEmpty filter={filter} onChange={setFilter} />
          ) : (
            <InfiniteList
              more={deals.hasNextPage}
              loading={deals.isFetchingNextPage}
              failed={deals.isFetchNextPageError}
              onMore={() => void deals.fetchNextPage()}
            >
              {months.map((month) => (
                <DealMonth key={month.month} month={month} />
              ))}
            </InfiniteList>
          )}
        </PullToRefresh>
      ) : deals.isError ? (
        <ErrorState
          title={words.failed}
          onRetry={() => void deals.refetch()}
          code={codeOf(deals.error)}
        />
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
}

function useDeals(filter: DealFilter) {
  const input = inputOf(filter, dayOf(Date.now()));
  return useInfiniteQuery({
    queryKey: [tradeRecords.id, input, 'endless'],
    queryFn: ({ pageParam, signal }) =>
      call(tradeRecords, { ...input, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, pageNo }) => (hasMore ? pageNo + 1 : undefined),
  });
}
