import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayTime } from '@/lib/days';
import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { BoardDrawing } from '@/ui/drawings';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Foot, Page } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf } from '@/wire/failure';
import { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { BuyableCard } from './BuyableCard';
import { LevelGauge } from './LevelGauge';
import { MatrixSheet } from './MatrixSheet';
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
        <ErrorState title={words.failed} onRetry={refetch} code={codeOf(error)} />
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
  const [explained, setExplained] = useState(false);
  const { cappedReason, riskLevel, testedAt, version } = result;
  return (
    <Page foot={<Acts result={result} />}>
      <LevelGauge result={result} />
      {cappedReason && riskLevel && (
        <Note tone="warn" className="mx-4 mt-3">
          {words.capped(cappedReason, riskLevel)}
        </Note>
      )}
      <BuyableCard result={result} onExplain={() => setExplained(true)} />
      <Card>
        <KeyValues
          rows={[
            [words.tested, testedAt ? dayTime(Date.parse(testedAt)) : '--'],
            [words.triesLeft, beforeWords.leftValue(result.leftToday, result.leftThisYear)],
          ]}
        />
      </Card>
      <Foot>{words.foot}</Foot>
      <MatrixSheet
        key={version}
        open={explained}
        level={result.riskLevel}
        lowest={result.lowest}
        onClose={() => setExplained(false)}
      />
    </Page>
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
