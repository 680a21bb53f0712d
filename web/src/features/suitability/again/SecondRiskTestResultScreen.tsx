/* once */
import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Foot, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskResult, tradeRiskMatch } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import '../result.css';
import { LevelGauge } from '../LevelGauge';
import { ResultsButton } from '../ResultsButton';
import { Untested } from '../Untested';
import { ValidityCard } from '../ValidityCard';
import { resultWords } from '../words';
import { AnswersCard } from './AnswersCard';
import { ChangeCard } from './ChangeCard';
import { useReturn } from './useReturn';
import { againWords, againResultWords as words } from './words';

type Result = Output<typeof riskResult>;

/** What a re-assessment came to: the new level, what it opens or closes, and the way on. */
export default function SecondRiskTestResultScreen() {
  const { fundCode } = useArgs('/secondrisktestresult');
  const query = useQuery(riskResult());
  if (query.data?.tested) return <Loaded result={query.data} fundCode={fundCode} />;
  return (
    <QueryPage
      look="wash"
      query={query}
      nav={<NavBar title={words.title} plain />}
      bones={<SkeletonRows rows={5} />}
      failed={words.failed}
    >
      {() => (
        <Untested
          title={againWords.missing}
          text={againWords.missingText}
          act={againWords.toFirst}
        />
      )}
    </QueryPage>
  );
}

function Loaded({ result, fundCode }: { result: Result; fundCode: string | undefined }) {
  const { cappedReason, riskLevel, headline, portrait, previous } = result;
  return (
    <Page foot={<Acts fundCode={fundCode} />}>
      <LevelGauge
        result={result}
        title={words.title}
        end={<ResultsButton expired={result.riskExpired} />}
      />
      {cappedReason && riskLevel && (
        <Note tone="warn" className="mx-4 mt-3">
          {resultWords.capped(cappedReason, riskLevel)}
        </Note>
      )}
      <div className="pt-3">
        {fundCode && <WantedCard fundCode={fundCode} />}
        <section className="card">
          <h2 className="text-17 strong">{headline}</h2>
          {portrait && <p className="mt-1 text-t2">{portrait}</p>}
        </section>
      </div>
      {previous && <ChangeCard products={previous.products} />}
      {previous && previous.answers.length > 0 && <AnswersCard answers={previous.answers} />}
      <ValidityCard result={result} />
      <Card>
        <Row title={words.whole} to={to('/risktestresult')} />
      </Card>
      <Foot>{resultWords.foot}</Foot>
    </Page>
  );
}

function useMatch(fundCode: string | undefined) {
  return useQuery({
    ...tradeRiskMatch({ fundCode: fundCode ?? '', ca: false, actionType: 'buy' }),
    enabled: fundCode !== undefined,
  }).data;
}

/** Whether the fund that was wanted can be bought now. */
function WantedCard({ fundCode }: { fundCode: string }) {
  const match = useMatch(fundCode);
  const fund = match?.funds[0];
  if (!match || !fund) return null;
  const stands = !match.processOn
    ? words.cannotBuy
    : match.letter
      ? words.canConfirm
      : words.canBuy;
  return (
    <section className="card">
      <p className="text-13 text-t2">{fund.fundName}</p>
      <p className="mt-1 text-17 strong">{stands}</p>
      <p className="mt-1 text-13 text-t2">{match.description}</p>
    </section>
  );
}

function Acts({ fundCode }: { fundCode: string | undefined }) {
  const go = useGo();
  const { isAwaited, back } = useReturn(fundCode);
  const match = useMatch(fundCode);
  if (match && !match.processOn) {
    return (
      <BottomBar>
        <Button kind="outline" onClick={back}>
          {words.back}
        </Button>
        <Button wide onClick={() => go(to('/fundlist'), { replace: true })}>
          {words.others}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      <Button wide onClick={back}>
        {isAwaited ? words.goOn : words.accept}
      </Button>
    </BottomBar>
  );
}
