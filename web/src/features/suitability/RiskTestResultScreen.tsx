/* once */
import { useQuery } from '@tanstack/react-query';
import { instantDay, monthDay } from '@/lib/days';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { BoardDrawing } from '@/ui/drawings/BoardDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Foot, Page } from '@/ui/Page';
import { FlatPromiseLine } from '@/ui/PromiseLine';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import './result.css';
import { DecidingCard } from './DecidingCard';
import { GroupsCard } from './GroupsCard';
import { LevelGauge } from './LevelGauge';
import { MatrixCard } from './MatrixCard';
import { beforeWords, resultWords as words } from './words';

type Result = Output<typeof riskResult>;

/** The level, how long it is valid, what may be bought with it; accept it or take the test again. */
export default function RiskTestResultScreen() {
  const { data, error, refetch } = useQuery(riskResult());
  if (data?.tested) return <Loaded result={data} />;
  return (
    <Page look="wash" nav={<NavBar title={words.title} plain />}>
      {data ? (
        <Untested />
      ) : error ? (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Page>
  );
}

function Untested() {
  const go = useGo();
  return (
    <Empty
      drawing={<BoardDrawing />}
      title={words.missing}
      text={words.missingText}
      acts={<Button onClick={() => go(to('/risktestbefore'))}>{words.start}</Button>}
    />
  );
}

function Loaded({ result }: { result: Result }) {
  const { cappedReason, riskLevel, lowest, headline, portrait, deciding } = result;
  return (
    <Page foot={<Acts result={result} />}>
      <LevelGauge result={result} />
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
      <Validity result={result} />
      <Foot>{words.foot}</Foot>
    </Page>
  );
}

/** From when to when it is valid, and how often one may try again. */
function Validity({ result }: { result: Result }) {
  const { testedAt, riskExpireDate, riskExpired, leftToday, leftThisYear } = result;
  return (
    <Card title={words.validity}>
      <FlatPromiseLine
        steps={[
          {
            state: 'done',
            date: testedAt ? instantDay(testedAt) : '--',
            title: words.taken,
          },
          {
            state: riskExpired ? 'failed' : 'later',
            date: monthDay(riskExpireDate),
            title: riskExpired ? words.ended : words.ends,
          },
        ]}
      />
      <p className="mt-3 text-13 text-t2">{words.afterwards}</p>
      <div className="rule" />
      <KeyValues rows={[[words.triesLeft, beforeWords.leftValue(leftToday, leftThisYear)]]} />
    </Card>
  );
}

function Acts({ result }: { result: Result }) {
  const go = useGo();
  const back = useBack();
  const { leftToday, leftThisYear, riskExpired } = result;
  const refusal =
    leftThisYear === 0 ? words.noneYear : leftToday === 0 ? words.noneToday : undefined;
  const redo = () => go(to('/risktest'), { replace: true });
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
