import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { runSteps } from '@/features/plans/make/runSteps';
import { isRunning } from '@/features/plans/own/plan';
import { planResultWords as words } from '@/features/plans/words.result';
import { QueryPage } from '@/patterns/QueryPage';
import { ResultBody } from '@/patterns/ResultBody';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { BottomBar } from '@/ui/Page';
import { PromiseLine } from '@/ui/PromiseLine';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import { planDetail } from '@/wire/gen/plans';
import { factsOf, resultOf } from './resultOf';

// With its style in a chunk of its own: the table of screens names what a screen loads.
const next = () => import('./NextCard');
const NextCard = lazy(next);

export function ahead() {
  void next();
}

/** A plan was made or changed: its next days, what happens next, and the way on. */
export default function PlanResultScreen() {
  const { planNo } = useArgs('/publicregresult');
  const query = useQuery(planDetail({ planNo }));
  return (
    <QueryPage
      query={query}
      look="wash"
      nav={<NavBar title={words.title} start="close" plain end={<ReadAloud />} />}
      bones={<SkeletonRows rows={5} />}
      failed={words.failed}
      foot={() => <Acts />}
    >
      {({ plan, changes }) => (
        <ResultBody
          {...resultOf(
            plan,
            changes.some(({ what }) => what === 'changed'),
          )}
          facts={factsOf(plan)}
        >
          {isRunning(plan) && (
            <>
              <Suspense fallback={<div className="card h-60" />}>
                <NextCard planNo={planNo} each={plan.amount} smart={Boolean(plan.smart)} />
              </Suspense>
              <Card title={words.what}>
                <PromiseLine steps={runSteps(plan.next?.date)} />
              </Card>
            </>
          )}
        </ResultBody>
      )}
    </QueryPage>
  );
}

/** The flow is over: neither way leads back into it. */
function Acts() {
  const go = useGo();
  return (
    <BottomBar>
      <Button
        className="flex-1"
        kind="outline"
        onClick={() => go(to('/fundlist'), { replace: true })}
      >
        {words.more}
      </Button>
      <Button className="flex-1" onClick={() => go(to('/myfixedinvest'), { replace: true })}>
        {words.mine}
      </Button>
    </BottomBar>
  );
}
