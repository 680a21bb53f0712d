import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar } from '@/ui/Page';
import { KeyValues, Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { LevelList } from './LevelList';
import { useLevels } from './useLevels';
import { noticeWords as words } from './words.explain';

/** Rules and rights of the test, with the numbers that are in force. */
export default function RiskTestExplainScreen() {
  const query = useLevels();
  const go = useGo();
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      foot={() => (
        <BottomBar>
          <Button wide onClick={() => go(to('/risktestbefore'))}>
            {words.start}
          </Button>
        </BottomBar>
      )}
    >
      {({ customers, validMonths, testsADay, testsAYear, capAge }) => (
        <div className="pt-3">
          <Card title={words.rules}>
            <KeyValues
              rows={[
                [words.validity, words.months(validMonths)],
                [words.tries, words.triesValue(testsADay, testsAYear)],
              ]}
            />
          </Card>
          <Card title={words.bands} more={words.levels} to={to('/riskexplain')}>
            <LevelList levels={customers} />
          </Card>
          <Card title={words.caps}>
            {[words.cap(capAge), words.shortTerm, words.noLoss].map((text) => (
              <Row key={text} title={text} />
            ))}
          </Card>
          <Points title={words.rights} points={words.rightsList} />
          <Points title={words.duties} points={words.dutiesList} />
          <Card title={words.after}>
            <p className="text-15 text-t2">{words.afterText}</p>
          </Card>
        </div>
      )}
    </QueryPage>
  );
}

interface PointsProps {
  title: string;
  points: readonly (readonly [string, string])[];
}

function Points({ title, points }: PointsProps) {
  return (
    <Card title={title}>
      {points.map(([head, text]) => (
        <Row key={head} title={head} sub={text} />
      ))}
    </Card>
  );
}
