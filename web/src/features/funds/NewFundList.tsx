import { useQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { NewFundRow } from '@/trade/fund/FundRow';
import { fundWords, offeringWords as words } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { Foot } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf } from '@/wire/failure';
import { listNewFunds } from '@/wire/gen/funds';

/** All funds in their offering, the first to end before all. */
export function NewFundList() {
  const go = useGo();
  const { data, error, refetch } = useQuery(listNewFunds());
  if (!data) {
    return error ? (
      <ErrorState title={words.failed} code={codeOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    );
  }
  if (!data.list.length) {
    return (
      <Empty
        title={words.none}
        text={words.noneText}
        acts={<Button onClick={() => go(to('/fundlist'))}>{words.browse}</Button>}
      />
    );
  }
  return (
    <PullToRefresh onRefresh={refetch}>
      <section className="card mt-3">
        <p className="border-b border-line pb-3 text-13 text-t2">{words.count(data.list.length)}</p>
        {data.list.map((fund) => (
          <NewFundRow key={fund.fundCode} fund={fund} />
        ))}
      </section>
      <Foot>{fundWords.disclaimer}</Foot>
    </PullToRefresh>
  );
}
