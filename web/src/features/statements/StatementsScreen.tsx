import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { statements } from '@/wire/gen/statements';
import { Head } from './Head';
import { MonthBars } from './MonthBars';
import { MonthlyCard } from './MonthlyCard';
import { byYear, type StatementPeriod } from './periods';
import { statementsWords as words } from './words';
import { YearCard } from './YearCard';

const StatementSheet = lazy(() => import('./StatementSheet'));

/** What each month and year came to, to look at, to keep, and to have mailed. */
export default function StatementsScreen() {
  const query = useQuery(statements());
  const hidden = useStore(amountsHidden);
  const [shown, setShown] = useState<StatementPeriod>();
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      empty={({ months }) => months.length === 0 && <NoStatements />}
    >
      {(data) => (
        <>
          <Head statements={data} hidden={hidden} />
          <MonthBars months={data.months} hidden={hidden} />
          <MonthlyCard statements={data} />
          {byYear(data).map((one) => (
            <YearCard key={one.year.period} of={one} hidden={hidden} onOpen={setShown} />
          ))}
          <Foot>{words.foot}</Foot>
          {shown && (
            <Suspense>
              <StatementSheet
                of={shown}
                email={data.email ?? undefined}
                hidden={hidden}
                onClose={() => setShown(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </QueryPage>
  );
}

function NoStatements() {
  return (
    <Empty
      title={words.empty}
      text={words.emptyText}
      acts={
        <Link to={to('/fundlist')} className="button button-primary">
          {words.emptyAct}
        </Link>
      }
    />
  );
}
