/* once */
import { useQuery } from '@tanstack/react-query';
import { shortDay } from '@/lib/days';
import { inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { listRiskGroups } from '@/wire/gen/funds';
import { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { token } from '@/wire/session';
import { LevelList } from './LevelList';
import { MatrixCard } from './MatrixCard';
import './result.css';
import { useLevels } from './useLevels';
import { explainWords as words } from './words.explain';

/** Levels of customers and of products, and how they match; the customer's own is marked. */
export default function RiskExplainScreen() {
  const query = useLevels();
  const isCustomer = useStore(token) !== null;
  const result = useQuery({ ...riskResult(), enabled: isCustomer }).data;
  const tested = result?.tested ? result : undefined;
  const own = tested?.riskExpired ? null : tested?.riskLevel;
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
    >
      {({ customers, letterSeconds, elderAge }) => (
        <>
          <Intro result={tested} />
          <MatrixCard level={own} lowest={tested?.lowest ?? false} />
          <Card title={words.customers}>
            <LevelList levels={customers} own={own} />
            <p className="mt-2 text-13 text-t2">
              <b className="strong">{words.lowest}</b> {words.lowestText}
            </p>
          </Card>
          <Products />
          <Above seconds={letterSeconds} elderAge={elderAge} />
          <Card>
            <Row title={words.toTest} to={to('/risktestexplain')} />
            {tested ? (
              <Row title={words.toResult} to={to('/risktestresult')} />
            ) : (
              <Row title={words.toTestNow} to={to('/risktestbefore')} />
            )}
          </Card>
        </>
      )}
    </QueryPage>
  );
}

/** What the letters mean, and where the customer stands. */
function Intro({ result }: { result: Output<typeof riskResult> | undefined }) {
  const { riskExpired, riskLevel, riskLevelName } = result ?? {};
  return (
    <div className="px-5 pt-3 pb-4">
      {result && riskLevel && (
        <p className="mb-1 text-20 strong">
          {riskExpired ? words.ownExpired(riskLevel) : words.own(riskLevel, riskLevelName ?? '')}
        </p>
      )}
      <p className="text-15 text-t2">{words.intro}</p>
      {!result && <p className="mt-1 text-15 text-t2">{words.untested}</p>}
    </div>
  );
}

/** What each level of products holds, and how far it fell within a year. */
function Products() {
  const query = useQuery({ ...listRiskGroups(), staleTime: 600_000 });
  return (
    <CardOf
      query={query}
      title={words.products}
      end={<span className="text-13 text-t3">{words.fall}</span>}
      failed={words.productsFailed}
      bones={<SkeletonRows rows={5} />}
    >
      {({ groups, navDate }) => (
        <>
          <ul className="level-list">
            {groups.map(({ riskLevel, kinds, maxDrawdown }) => (
              <li key={riskLevel}>
                <b className="level-mark">R{riskLevel}</b>
                <span className="min-w-0 flex-1">{kinds}</span>
                <span className="fig strong">
                  {maxDrawdown ? percent(inPercent(maxDrawdown)) : '--'}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-t3">
            {words.fallNote}
            {shortDay(navDate)}
          </p>
        </>
      )}
    </CardOf>
  );
}

/** The three steps to a product above one's level, and who cannot take them. */
function Above({ seconds, elderAge }: { seconds: number; elderAge: number }) {
  return (
    <Card title={words.above}>
      <ol className="level-list">
        {words.steps(seconds).map(([title, text], index) => (
          <li key={title}>
            <b className="level-mark" aria-hidden="true">
              {index + 1}
            </b>
            <span className="min-w-0 flex-1">
              <span className="block strong">{title}</span>
              <span className="block text-13 text-t2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-13 text-t2">{words.closed(elderAge)}</p>
      <p className="mt-1 text-13 text-t2">{words.letter(elderAge)}</p>
    </Card>
  );
}
