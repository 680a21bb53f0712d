/* once */
import { lazy, Suspense, useState } from 'react';
import { isRunning } from '@/features/plans/own/plan';
import { planWords as words } from '@/features/plans/words.detail';
import { Part } from '@/patterns/Part';
import type { Pages } from '@/patterns/pages';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { ChangesCard } from './ChangesCard';
import { NextCard } from './NextCard';
import { PlanHero } from './PlanHero';
import { RunsCard } from './RunsCard';
import type { PlanPage } from './usePlanPages';
import './detail.css';

// A drawing: the sums stand before it.
const CourseCard = lazy(() => import('./CourseCard'));
const YearCard = lazy(() => import('./YearCard'));
const RunSheet = lazy(() => import('./RunSheet'));

interface PlanBodyProps {
  /** The first page, which tells of the plan. */
  page: PlanPage;
  more: readonly PlanPage[];
  pages: Pages<PlanPage>;
  hidden: boolean;
}

/** What a plan came to, its next run, its runs, the year ahead, what was changed. */
export default function PlanBody({ page, more, pages, hidden }: PlanBodyProps) {
  const [opened, setOpened] = useState<string>();
  const { planNo } = page.plan;
  return (
    <>
      <PlanHero page={page} hidden={hidden} />
      <PlanCourse page={page} hidden={hidden} />
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
  );
}

/** How what was paid became what it is worth; nothing before two days can be compared. */
function PlanCourse({ page, hidden }: { page: PlanPage; hidden: boolean }) {
  const { plan, return: made } = page;
  if (!made?.course) return null;
  if (hidden) return <HiddenCourse />;
  return (
    <Part
      bones={
        <Shimmer>
          <div className="card">
            <Bone h={340} />
          </div>
        </Shimmer>
      }
    >
      <CourseCard fundName={plan.fundName} course={made.course} />
    </Part>
  );
}

/** A line tells amounts, whatever its axis says. */
function HiddenCourse() {
  return (
    <Card title={words.course}>
      <p className="text-13 text-t2">{words.courseHidden}</p>
    </Card>
  );
}
