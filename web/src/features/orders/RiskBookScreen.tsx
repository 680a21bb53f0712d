import { useQuery } from '@tanstack/react-query';
import { codeOf } from '@/api/failure';
import { tradeRiskMatch } from '@/api/gen/suitability';
import { to } from '@/app/links';
import { useArgs, useGo } from '@/app/navigation';
import { Button } from '@/ui/Button';
import { Empty, ErrorState } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { RiskLetter } from './RiskLetter';
import { useReturnToBuy } from './returning';
import { bookWords as words } from './words';

/** The risk book: read to its end, for as long as it asks, and signed before the purchase goes on. */
export default function RiskBookScreen() {
  const { fundCode } = useArgs('/riskbook');
  const go = useGo();
  const back = useReturnToBuy(fundCode);
  const match = useQuery({
    ...tradeRiskMatch({ fundCode, ca: false, actionType: 'buy' }),
    staleTime: 0,
  });
  const { data } = match;
  if (data?.letter && !data.matchResult) return <RiskLetter fundCode={fundCode} match={data} />;
  return (
    <Page nav={<NavBar title={words.title} />}>
      {match.isError && (
        <ErrorState title={words.failed} onRetry={match.refetch} code={codeOf(match.error)} />
      )}
      {match.isPending && <SkeletonRows rows={6} />}
      {data?.matchResult && (
        <Empty
          title={words.none}
          text={words.noneText}
          acts={<Button onClick={() => back()}>{words.back}</Button>}
        />
      )}
      {data && !data.matchResult && (
        <Empty
          title={words.blocked}
          text={data.matchResultMsg}
          acts={<Button onClick={() => go(to('/risktestbefore'))}>{words.retest}</Button>}
        />
      )}
    </Page>
  );
}
