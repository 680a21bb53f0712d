import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { GoalPanel } from '@/features/childaccounts/goal/GoalPanel';
import { monthsOf } from '@/features/childaccounts/goal/goal';
import { yearsFromNow } from '@/features/childaccounts/goal/when';
import { goalWords } from '@/features/childaccounts/words.goal';
import { introWords as words } from '@/features/childaccounts/words.intro';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import type { Refusal } from '@/wire/failure';
import { childGoal } from '@/wire/gen/childaccounts';
import { ConsiderTiles } from './ConsiderTiles';
import { type Considered, type ConsiderName, sheetOf, wishedOf } from './considered';

const ConsiderSheets = lazy(() => import('./ConsiderSheets'));
const HowSheet = lazy(() => import('@/features/childaccounts/goal/HowSheet'));

interface ConsiderCardProps {
  asked: Considered;
  change: (next: Partial<Considered>) => void;
  onRate: (rate: string) => void;
}

/** A wish that nobody has yet: what it takes a month follows each change by itself. */
export function ConsiderCard({ asked, change, onRate }: ConsiderCardProps) {
  const [sheet, setSheet] = useState<ConsiderName | 'how' | null>(null);
  const wished = wishedOf(asked);
  const outcome = useQuery({
    ...quietly(childGoal, wished),
    placeholderData: keepPreviousData,
  });
  const close = () => setSheet(null);
  return (
    <Card title={words.card} more={goalWords.how} onMore={() => setSheet('how')}>
      <ConsiderTiles asked={asked} onOpen={setSheet} />
      <p className="mt-5 mb-3 text-13 text-t2">{goalWords.monthly}</p>
      <div aria-busy={outcome.isPlaceholderData}>
        <QueryView
          query={outcome}
          bones={<GoalBones />}
          failed={words.failed}
          refused={(refusal) => <Refused refusal={refusal} onOpen={setSheet} />}
        >
          {(goal) => (
            <GoalPanel
              goal={goal}
              wished={wished}
              whens={yearsFromNow(monthsOf(goal))}
              stale={outcome.isPlaceholderData}
              onRate={onRate}
            />
          )}
        </QueryView>
      </div>
      <Suspense>
        {sheet === 'how' && <HowSheet onClose={close} />}
        {sheet && sheet !== 'how' && (
          <ConsiderSheets name={sheet} asked={asked} change={change} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

/** Why it can not be reckoned, with the way to what is to be changed. */
function Refused(props: { refusal: Refusal; onOpen: (name: ConsiderName) => void }) {
  const { refusal, onOpen } = props;
  const { field } = (refusal.data ?? {}) as { field?: unknown };
  const name = sheetOf(field);
  return (
    <Empty
      title={words.refused}
      text={refusal.message}
      acts={<Button onClick={() => onOpen(name)}>{words.change[name]}</Button>}
    />
  );
}

/** As high as what it stands for: the tiles, the fan, two sentences. */
export function GoalBones() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3">
        <Bone h={64} />
        <Bone h={230} />
        <Bone w="88%" />
        <Bone w="64%" />
      </div>
    </Shimmer>
  );
}
