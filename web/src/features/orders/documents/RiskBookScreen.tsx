import { useQuery } from '@tanstack/react-query';
import { bookWords as words } from '@/features/orders/words';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskNotice, tradeRiskMatch } from '@/wire/gen/suitability';
import { RiskLetter } from './RiskLetter';
import { useReturnToBuy } from './returning';

/** The risk book: read to its end, for as long as it asks, and signed before the purchase goes on. */
export default function RiskBookScreen() {
  const { fundCode } = useArgs('/riskbook');
  const go = useGo();
  const back = useReturnToBuy(fundCode);
  const match = useQuery({
    ...tradeRiskMatch({ fundCode, ca: false, actionType: 'buy' }),
    staleTime: 0,
  });
  const notice = useQuery(riskNotice({ fundCode }));
  const { data } = match;
  // All of it at once: who has seen the end has seen the product's risks too.
  if (data?.letter && !data.matchResult && notice.data) {
    return <RiskLetter fundCode={fundCode} match={data} notice={notice.data} />;
  }
  const failed = [match, notice].find((asked) => asked.isError);
  return (
    <Page nav={<NavBar title={words.title} />}>
      {failed && (
        <QueryFailed
          cause={failed.error}
          title={words.failed}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && (match.isPending || notice.isPending) && <SkeletonRows rows={6} />}
      {data?.matchResult && (
        <Empty
          title={words.none}
          text={words.noneText}
          acts={<Button onClick={() => back()}>{words.back}</Button>}
        />
      )}
      {data && !data.matchResult && !data.letter && (
        <Empty
          title={words.blocked}
          text={data.matchResultMsg}
          acts={<Button onClick={() => go(to('/risktestbefore'))}>{words.retest}</Button>}
        />
      )}
    </Page>
  );
}
