/* once */
import { lazy, Suspense, useState } from 'react';
import { isRunning } from '@/features/plans/own/plan';
import { planWords as words } from '@/features/plans/words.detail';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { ChangesCard } from './ChangesCard';
import { NextCard } from './NextCard';
import { PlanBar } from './PlanBar';
import { PlanHero } from './PlanHero';
import { RunsCard } from './RunsCard';
import { usePlanPages } from './usePlanPages';
import './detail.css';

const YearCard = lazy(() => import('./YearCard'));
const RunSheet = lazy(() => import('./RunSheet'));

/** One plan: what it came to, its next run, its runs, the year ahead, what was changed. */
export default function PlanDetailScreen() {
  const { planNo } = useArgs('/fixedinvestdetail');
  const hidden = useStore(amountsHidden);
  const pages = usePlanPages(planNo);
  const [opened, setOpened] = useState<string>();
  return (
    <QueryPage
      query={pages}
      nav={(all) => (
        <NavBar title={words.title} sub={all?.[0] && subOf(all[0].plan)} end={<ReadAloud />} />
      )}
      bones={<SkeletonRows rows={7} />}
      failed={words.failed}
      foot={([page]) => page && <PlanBar plan={page.plan} />}
    >
      {([page, ...more]) =>
        page && (
          <>
            <PlanHero page={page} hidden={hidden} />
            <NextCard plan={page.plan} hidden={hidden} />
            <RunsCard
              plan={page.plan}
              runs={[page, ...more].flatMap(({ runs }) => runs)}
              pages={pages}
              hidden={hidden}
              onOpen={setOpened}
            />
            {isRunning(page.plan) && (
              <Suspense>
                <YearCard planNo={planNo} smart={Boolean(page.plan.smart)} hidden={hidden} />
              </Suspense>
            )}
            <ChangesCard changes={page.changes} hidden={hidden} />
            <section className="card py-0">
              <Row
                title={words.fund}
                value={page.plan.fundName}
                to={to('/funddetail', { fundCode: page.plan.fundCode })}
              />
            </section>
            {(page.return?.runs ?? 0) > 0 && <Foot>{words.counts}</Foot>}
            {opened && (
              <Suspense>
                <RunSheet
                  plan={page.plan}
                  date={opened}
                  hidden={hidden}
                  onClose={() => setOpened(undefined)}
                />
              </Suspense>
            )}
          </>
        )
      }
    </QueryPage>
  );
}

function subOf({ fundName, fundCode }: { fundName: string; fundCode: string }): string {
  return `${fundName} ${fundCode}`;
}
