import { useInfiniteQuery } from '@tanstack/react-query';
import { dayOf } from '@/trade/order/clock';
import { chosenIn, type DealFilter, FIRST_PAGE, NO_FILTER, nextPage } from '@/trade/order/deals';
import { type IntoRecord, monthsOf } from '@/trade/order/onward';
import { dealWords } from '@/trade/order/words.deal';
import { legWords as words } from '@/trade/order/words.legs';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { InfiniteList } from '@/ui/InfiniteList';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { call } from '@/wire/call';
import { codeOf } from '@/wire/failure';
import { redeemIntoRecords } from '@/wire/gen/orders';
import { IntoRow } from './IntoRow';

interface IntoRecordsProps {
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
}

/** The customer's redemptions into funds by month, both legs of each. */
export default function IntoRecords({ filter, onChange }: IntoRecordsProps) {
  const records = useRecords(filter.fundCode);
  const all = records.data?.pages.flatMap((page): IntoRecord[] => page.records) ?? [];
  const months = monthsOf(all, filter, dayOf(Date.now()));
  if (!records.data) {
    return records.isError ? (
      <ErrorState
        title={words.failed}
        onRetry={() => void records.refetch()}
        code={codeOf(records.error)}
      />
    ) : (
      <SkeletonRows />
    );
  }
  if (months.length === 0 && !records.hasNextPage) {
    const filtered = chosenIn({ ...filter, type: 'all' }) > 0;
    return (
      <Empty
        title={filtered ? words.empty : words.none}
        text={filtered ? words.emptyText : words.noneText}
        acts={
          <Button onClick={() => onChange(NO_FILTER)}>
            {filtered ? dealWords.clear : words.all}
          </Button>
        }
      />
    );
  }
  return (
    <PullToRefresh onRefresh={records.refetch}>
      <InfiniteList
        more={records.hasNextPage}
        loading={records.isFetchingNextPage}
        failed={records.isFetchNextPageError}
        onMore={() => void records.fetchNextPage()}
      >
        {months.map(([month, ofMonth]) => (
          <section key={month}>
            <h2 className="px-5 pt-4 pb-2 text-15 strong">{dealWords.month(month)}</h2>
            <div className="card">
              {ofMonth.map((record) => (
                <IntoRow key={record.redemption.orderNo} record={record} />
              ))}
            </div>
          </section>
        ))}
      </InfiniteList>
    </PullToRefresh>
  );
}

function useRecords(fundCode: string | undefined) {
  return useInfiniteQuery({
    queryKey: [redeemIntoRecords.id, { fundCode }, 'endless'],
    queryFn: ({ pageParam, signal }) =>
      call(redeemIntoRecords, { fundCode, ...pageParam }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => nextPage(page, page.records.at(-1)?.redemption.orderNo),
  });
}
