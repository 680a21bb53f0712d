import { TriangleAlert } from 'lucide-react';
import { isPaused, type Plan } from '@/features/plans/own/plan';
import { planWords as words } from '@/features/plans/words.detail';
import { instantDay, shortDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { FlatPromiseLine, PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { Sentence } from '@/ui/Sentence';

interface NextCardProps {
  plan: Plan;
  hidden: boolean;
}

/** The next run; of a plan that rests or is over, why there is none. */
export function NextCard({ plan, hidden }: NextCardProps) {
  const { next, smart, warning } = plan;
  const elder = useStore(textSize) === 'elder';
  const Line = elder ? PromiseLine : FlatPromiseLine;
  return (
    <>
      {warning && (
        <Note
          tone="warn"
          className="mx-4 mb-3"
          icon={<TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {warning}
        </Note>
      )}
      {next ? (
        <Card title={words.next}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-20 strong fig">{shortDay(next.date)}</span>
            <Figure
              value={plan.amount}
              size={20}
              prefix={smart ? words.about : ''}
              hidden={hidden}
            />
          </div>
          {next.why && (
            <p className="mt-1 text-13 text-t2">
              <Sentence>{next.why}</Sentence>
            </p>
          )}
          {smart && <p className="mt-1 text-13 text-t2">{words.smartNext}</p>}
          <div className="mt-4">
            <Line steps={stepsOf(next.date)} />
          </div>
        </Card>
      ) : (
        <Card title={isPaused(plan) ? words.rests : overTitle(plan)}>
          <p className="text-t2">
            <Sentence>{isPaused(plan) ? words.restsText : plan.endedWhy}</Sentence>
          </p>
        </Card>
      )}
    </>
  );
}

function overTitle({ stateName, endedAt }: Plan): string {
  return words.over(stateName, instantDay(endedAt));
}

function stepsOf(day: string): PromiseStep[] {
  return [
    { state: 'now', date: words.remindDay, title: words.remind },
    {
      state: 'later',
      date: `${shortDay(day).slice(0, 10).split(' ')[0]} 09:30`,
      title: words.take,
    },
    { state: 'later', date: words.confirmDay, title: words.confirm },
  ];
}
