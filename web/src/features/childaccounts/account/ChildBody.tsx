import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Child, ChildInfo } from '@/features/childaccounts/child';
import { GoalPanel } from '@/features/childaccounts/goal/GoalPanel';
import { type Goal, monthsOf } from '@/features/childaccounts/goal/goal';
import { monthsOfChild } from '@/features/childaccounts/goal/when';
import { accountWords as words } from '@/features/childaccounts/words.account';
import { goalWords } from '@/features/childaccounts/words.goal';
import { useStore } from '@/lib/store';
import { QueryView } from '@/patterns/QueryView';
import { amountsHidden } from '@/trade/customer/amounts';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';
import { SkeletonRows } from '@/ui/Skeleton';
import { childInfo } from '@/wire/gen/childaccounts';
import { HeldCard } from './HeldCard';
import { NotesCard } from './NotesCard';
import { PlansCard } from './PlansCard';

const HowSheet = lazy(() => import('@/features/childaccounts/goal/HowSheet'));

/** What the wish takes, what is planned and held for the child, whose it is, and the notes. */
export function ChildBody({ child }: { child: Child }) {
  const hidden = useStore(amountsHidden);
  const info = useQuery(childInfo({ childNo: child.childNo }));
  return (
    <>
      <QueryView query={info} bones={<SkeletonRows rows={5} />} failed={words.infoFailed}>
        {(data) => (
          <>
            {data.goal && <GoalCard info={data} goal={data.goal} hidden={hidden} />}
            <PlansCard child={child} plans={data.plans} hidden={hidden} />
            <HeldCard child={child} funds={data.funds} hidden={hidden} />
          </>
        )}
      </QueryView>
      <div className="mx-4 mb-3">
        <Note tone="surface">
          <Sentence>{words.registered(child.cardName)}</Sentence>
        </Note>
      </div>
      <NotesCard child={child} />
    </>
  );
}

function GoalCard({ info, goal, hidden }: { info: ChildInfo; goal: Goal; hidden: boolean }) {
  const [how, setHow] = useState(false);
  const today = useBusinessDay();
  const { wish, saved, birth } = info.child;
  const points = monthsOf(goal);
  const whens = monthsOfChild(points, today, { birth, targetDate: wish.targetDate });
  return (
    <Card title={goalWords.title} more={goalWords.how} onMore={() => setHow(true)}>
      <p className="mb-3 text-13 text-t2">{goalWords.left(goal.months)}</p>
      <GoalPanel
        goal={goal}
        wished={{ target: wish.target, have: saved, months: goal.months }}
        rate={wish.rate}
        whens={whens}
        hidden={hidden}
      />
      <Suspense>{how && <HowSheet onClose={() => setHow(false)} />}</Suspense>
    </Card>
  );
}
