import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { shortDay } from '@/lib/days';
import { inPercent } from '@/lib/figures';
import { useArgs } from '@/route/navigation';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { Delta, Figure } from '@/ui/Figure';
import { InfiniteList } from '@/ui/InfiniteList';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { call } from '@/wire/call';
import { codeOf } from '@/wire/failure';
import { type components, listNavs, showFund } from '@/wire/gen/funds';
import { historyWords as words } from './words';

type NavLine = components['schemas']['NavLine'];

const PAGE_SIZE = 40;

/** All prices of a fund, the latest first; of a money fund, its income and yield. */
export default function NavHistoryScreen() {
  const { fundCode } = useArgs('/funddetail/historyNavList');
  const fund = useQuery(showFund({ fundCode }));
  const pages = useInfiniteQuery({
    queryKey: [listNavs.id, 'pages', fundCode],
    queryFn: ({ pageParam, signal }) =>
      call(listNavs, { fundCode, pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNo + 1 : undefined),
  });
  const first = pages.data?.pages[0];
  const title = first?.isMoney ? words.moneyTitle : words.title;
  return (
    <Page nav={<NavBar title={title} sub={fund.data?.head.fundName ?? fundCode} />}>
      {!first && pages.isPending && (
        <div className="pt-3">
          <SkeletonRows rows={8} />
        </div>
      )}
      {!first && pages.isError && (
        <ErrorState
          title={words.failed}
          code={codeOf(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      )}
      {first?.total === 0 && <Empty title={words.none} text={words.noneText} />}
      {first && first.total > 0 && (
        <PullToRefresh onRefresh={pages.refetch}>
          <InfiniteList
            more={pages.hasNextPage}
            loading={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
            onMore={() => void pages.fetchNextPage()}
            end={words.end}
          >
            <section className="card mt-3">
              <Lines
                lines={pages.data?.pages.flatMap(({ list }) => list) ?? []}
                money={first.isMoney}
              />
            </section>
          </InfiniteList>
        </PullToRefresh>
      )}
    </Page>
  );
}

function Lines({ lines, money }: { lines: readonly NavLine[]; money: boolean }) {
  const columns = money
    ? [words.day, words.income, words.yield]
    : [words.day, words.nav, words.cumulative, words.growth];
  return (
    <table className="figures-table history-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={column === words.cumulative ? 'normal-only' : undefined}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.navDate}>
            <th scope="row">
              {shortDay(line.navDate)}
              {line.corrected && <span className="block text-13 text-t2">{words.corrected}</span>}
            </th>
            {money ? <MoneyCells line={line} /> : <PriceCells line={line} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceCells({ line }: { line: NavLine }) {
  return (
    <>
      <td>
        <Figure value={line.nav} places={4} />
      </td>
      <td className="normal-only">
        <Figure value={line.cumulativeNav} places={4} className="plain-figure" />
      </td>
      <td>
        <Delta value={inPercent(line.dayGrowth)} unit="%" />
      </td>
    </>
  );
}

function MoneyCells({ line }: { line: NavLine }) {
  return (
    <>
      <td>
        <Figure value={line.incomePerTenThousand} places={4} />
      </td>
      <td>
        <Figure value={inPercent(line.sevenDayYield)} unit="%" />
      </td>
    </>
  );
}
