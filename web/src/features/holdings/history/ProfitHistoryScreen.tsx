/* once */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { HideEye } from '@/trade/customer/HideEye';
import { Button } from '@/ui/Button';
import { PurseDrawing } from '@/ui/drawings/PurseDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { profitHistory } from '@/wire/gen/holdings';
import { HOLDING } from '@/wire/gen/topics';
import { HistoryBones } from './HistoryBones';
import { PeriodCard } from './PeriodCard';
import { historyWords as words } from './words';
import './history.css';

const RankCard = lazy(() => import('./RankCard'));

export type HistoryView = keyof typeof words.views;

const VIEWS = (Object.keys(words.views) as HistoryView[]).map((value) => ({
  value,
  label: words.views[value],
}));

/** What each day, month and year brought, of all funds or of one, and which fund brought it. */
export default function ProfitHistoryScreen() {
  const { fundCode, unit, on, purpose } = useArgs('/profithis');
  const years = useQuery(profitHistory({ unit: 'year', fundCode, purpose }));
  return (
    <QueryPage
      query={years}
      also={HOLDING}
      nav={<NavBar title={words.title} sub={fundCode} end={<HideEye />} />}
      bones={<HistoryBones />}
      failed={words.failed}
      empty={({ units }) => units.length === 0 && <NoProfit />}
    >
      {({ units }) => (
        <History
          // A link with other arguments starts anew; coming back keeps the place.
          key={`${fundCode}${unit}${on}${purpose}`}
          firstYear={units[0]?.unit ?? ''}
        />
      )}
    </QueryPage>
  );
}

function History({ firstYear }: { firstYear: string }) {
  const { fundCode, purpose } = useArgs('/profithis');
  const [view, setView] = useState<HistoryView>('calendar');
  const views = fundCode || purpose ? VIEWS.filter(({ value }) => value !== 'rank') : VIEWS;
  return (
    <>
      <div className="bg-surface px-5">
        <Tabs label={words.view} choices={views} value={view} onChange={setView} />
      </div>
      {view === 'rank' ? (
        <Suspense fallback={<HistoryBones />}>
          <RankCard />
        </Suspense>
      ) : (
        <PeriodCard view={view} firstYear={firstYear} />
      )}
      <Foot>{words.foot}</Foot>
    </>
  );
}

function NoProfit() {
  const go = useGo();
  return (
    <Empty
      drawing={<PurseDrawing />}
      title={words.empty}
      text={words.emptyText}
      acts={<Button onClick={() => go(to('/fundlist'))}>{words.emptyAct}</Button>}
    />
  );
}
