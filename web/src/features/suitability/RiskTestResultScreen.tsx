/* once */
import { useQuery } from '@tanstack/react-query';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Foot, Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import './result.css';
import { DecidingCard } from './DecidingCard';
import { GroupsCard } from './GroupsCard';
import { LevelGauge } from './LevelGauge';
import { MatrixCard } from './MatrixCard';
import { ResultsButton } from './ResultsButton';
import { noTriesLeft } from './tries';
import { Untested } from './Untested';
import { ValidityCard } from './ValidityCard';
import { resultWords as words } from './words';

type Result = Output<typeof riskResult>;

/** The level, how long it is valid, what may be bought with it; accept it or take the test again. */
export default function RiskTestResultScreen() {
  const { data, error, refetch } = useQuery(riskResult());
  if (data?.tested) return <Loaded result={data} />;
  return (
    <Page look="wash" nav={<NavBar title={words.title} plain />}>
      {data ? (
        <Untested title={words.missing} text={words.missingText} act={words.start} />
      ) : error ? (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Page>
  );
}

function Loaded({ result }: { result: Result }) {
  const { cappedReason, riskLevel, lowest, headline, portrait, deciding } = result;
  return (
    <Page foot={<Acts result={result} />}>
      <LevelGauge
        result={result}
        title={words.title}
        end={<ResultsButton expired={result.riskExpired} />}
      />
      {cappedReason && riskLevel && (
        <Note tone="warn" className="mx-4 mt-3">
          {words.capped(cappedReason, riskLevel)}
        </Note>
      )}
      <section className="card mt-3">
        <h2 className="text-17 strong">{headline}</h2>
        {portrait && <p className="mt-1 text-t2">{portrait}</p>}
      </section>
      <DecidingCard answers={deciding} />
      <GroupsCard result={result} />
      <MatrixCard level={riskLevel} lowest={lowest} more={to('/riskexplain')} />
      <ValidityCard result={result} />
      <Foot>{words.foot}</Foot>
    </Page>
  );
}

function Acts({ result }: { result: Result }) {
  const go = useGo();
  const back = useBack();
  const { riskExpired } = result;
  const refusal = noTriesLeft(result);
  const redo = () => go(riskExpired ? to('/secondrisktest') : to('/risktest'), { replace: true });
  return (
    <BottomBar>
      <div className="flex-1">
        {refusal && <p className="mb-2 text-center text-13 text-warn">{refusal}</p>}
        <div className="flex gap-3">
          <Button
            kind={riskExpired ? 'primary' : 'outline'}
            wide={riskExpired}
            disabled={refusal !== undefined}
            onClick={redo}
          >
            {words.redo}
          </Button>
          {!riskExpired && (
            <Button wide onClick={back}>
              {words.accept}
            </Button>
          )}
        </div>
      </div>
    </BottomBar>
  );
}
