import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useArgs } from '@/route/navigation';
import { dayOf } from '@/trade/order/clock';
import {
  type DealFilter,
  FIRST_PAGE,
  filterOf,
  inputOf,
  joinMonths,
  nextPage,
} from '@/trade/order/deals';
import { dealWords as words } from '@/trade/order/words.deal';
import { ErrorState } from '@/ui/ErrorState';
import { InfiniteList } from '@/ui/InfiniteList';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { call } from '@/wire/call';
import { codeOf } from '@/wire/failure';
import { tradeRecords } from '@/wire/gen/orders';
import { DealEmpty } from './DealEmpty';
import { DealFilterBar } from './DealFilterBar';
import { DealMonth } from './DealMonth';

// Most customers have none.
const IntoRecords = lazy(() => import('./IntoRecords'));

/** The customer's orders by month, newest first. */
export default function DealScreen() {
  const args = useArgs('/deal');
  // A link with other arguments starts anew; coming back keeps filter and place.
  return <Deals key={`${args.fundCode}${args.type}`} first={filterOf(args)} />;
}

function Deals({ first }: { first: DealFilter }) {
  const [filter, setFilter] = useState(first);
  const { type } = filter;
  return (
    <Page nav={<NavBar title={words.title} />}>
      <DealFilterBar filter={filter} onChange={setFilter} />
      {type === 'into' ? (
        <Suspense fallback={<SkeletonRows />}>
          <IntoRecords filter={filter} onChange={setFilter} />
        </Suspense>
      ) : (
        <Records filter={{ ...filter, type }} onChange={setFilter} />
      )}
    </Page>
  );
}

interface RecordsProps {
  filter: Parameters<typeof inputOf>[0];
  onChange: (filter: DealFilter) => void;
}

function Records({ filter, onChange }: RecordsProps) {
  const deals = useDeals(filter);
  const months = joinMonths(deals.data?.pages ?? []);
  if (!deals.data) {
    return deals.isError ? (
      <ErrorState
        title={words.failed}
        onRetry={() => void deals.refetch()}
        code={codeOf(deals.error)}
      />
    ) : (
      <SkeletonRows />
    );
  }
  return (
    <PullToRefresh onRefresh={deals.refetch}>
      {months.length === 0 ? (
        <DealEmpty filter={filter} onChange={onChange} />
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
  );
}

function useDeals(filter: RecordsProps['filter']) {
  const input = inputOf(filter, dayOf(Date.now()));
  return useInfiniteQuery({
    queryKey: [tradeRecords.id, input, 'endless'],
    queryFn: ({ pageParam, signal }) => call(tradeRecords, { ...input, ...pageParam }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => nextPage(page, page.months.at(-1)?.records.at(-1)?.orderNo),
  });
}
