import { useQuery } from '@tanstack/react-query';
import { bookWords as words } from '@/features/orders/words.documents';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs, useGo } from '@/route/navigation';
import { assessment } from '@/trade/customer/assessment';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskNotice, tradeRiskMatch } from '@/wire/gen/suitability';
import { RiskLetter } from './RiskLetter';
import { useReturnToBuy } from './returning';

/** The risk book: read to its end, for as long as it asks, and signed before the purchase goes on. */
export default function RiskBookScreen() {
  const { fundCode } = useArgs('/riskbook');
  const go = useGo();
  const back = useReturnToBuy(fundCode);
  const tested = Boolean(useUser().data?.riskLevel);
  const match = useQuery({
    ...tradeRiskMatch({ fundCode, ca: false, actionType: 'buy' }),
    staleTime: 0,
  });
  const notice = useQuery(riskNotice({ fundCode }));
  const { data } = match;
  // All of it at once: who has seen the end has seen the product's risks too.
  if (data?.letter && !data.matchResult && notice.data) {
    const since_ms = match.dataUpdatedAt;
    return <RiskLetter fundCode={fundCode} match={data} notice={notice.data} since_ms={since_ms} />;
  }
  return (
    <QueryPage
      query={together(match, notice)}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      firm
    >
      {([{ matchResult, matchResultMsg }]) =>
        matchResult ? (
          <Empty
            title={words.none}
            text={words.noneText}
            acts={<Button onClick={() => back()}>{words.back}</Button>}
          />
        ) : (
          <Empty
            title={words.blocked}
            text={matchResultMsg}
            acts={<Button onClick={() => go(assessment(tested, fundCode))}>{words.retest}</Button>}
          />
        )
      }
    </QueryPage>
  );
}
