import { useInfiniteQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { FundRow } from '@/trade/fund/FundRow';
import { offeringWords, searchWords as words } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonRows } from '@/ui/Skeleton';
import { call } from '@/wire/call';
import { codeOf } from '@/wire/failure';
import { searchFunds } from '@/wire/gen/funds';
import { piecesOf } from './match';

interface FoundFundsProps {
  word: string;
  /** A result is about to open: the word was worth keeping. */
  onOpen: () => void;
}

/** What a word finds, the best first, with the match in colour. */
export function FoundFunds({ word, onOpen }: FoundFundsProps) {
  const go = useGo();
  const pages = useInfiniteQuery({
    queryKey: [searchFunds.id, 'pages', word],
    queryFn: ({ pageParam, signal }) =>
      call(searchFunds, { keyword: word, pageNo: pageParam, pageSize: 20 }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.pageNo + 1 : undefined),
  });
  if (pages.isPending) return <SkeletonRows />;
  if (!pages.data) {
    return (
      <ErrorState
        title={words.failed}
        code={codeOf(pages.error)}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  const funds = pages.data.pages.flatMap(({ list }) => list);
  if (!funds.length) {
    return (
      <Empty
        title={words.empty(word)}
        text={words.advice}
        acts={<Button onClick={() => go(to('/fundlist'))}>{words.browse}</Button>}
      />
    );
  }
  return (
    <InfiniteList
      more={pages.hasNextPage}
      loading={pages.isFetchingNextPage}
      failed={pages.isFetchNextPageError}
      onMore={() => void pages.fetchNextPage()}
    >
      <section className="card" onClickCapture={onOpen}>
        <p className="flex justify-between border-b border-line pb-3 text-13 text-t2">
          <span role="status">{words.found(pages.data.pages[0]?.total ?? 0)}</span>
          {words.period}
        </p>
        {funds.map((fund) => (
          <FundRow
            key={fund.fundCode}
            fund={fund}
            curve={false}
            name={<Marked text={fund.fundName} typed={word} />}
            code={<Marked text={fund.fundCode} typed={word} />}
            figure={
              OFFERED.includes(fund.status) ? <Offered status={fund.statusName} /> : undefined
            }
          />
        ))}
      </section>
    </InfiniteList>
  );
}

/** Not established: there is no price and no return. */
const OFFERED = ['1', '2', '3'];

function Offered({ status }: { status: string }) {
  return (
    <>
      <span className="block text-15">{status}</span>
      <span className="text-12 text-t3">{offeringWords.par}</span>
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return piecesOf(text, typed).map(({ text: piece, hit }) => {
    at += piece.length;
    return (
      <span key={at} className={hit ? 'found' : undefined}>
        {piece}
      </span>
    );
  });
}
