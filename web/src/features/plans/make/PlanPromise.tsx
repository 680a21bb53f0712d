import { promiseWords as words } from '@/features/plans/words.promise';
import { shortDay } from '@/lib/days';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Card, Inset } from '@/ui/Card';
import { PromiseLine } from '@/ui/PromiseLine';
import { KeyValues } from '@/ui/Row';
import { runSteps } from './runSteps';

interface PlanPromiseProps {
  /** The first day that takes something, where it is known. */
  first: string | undefined;
  changes: boolean;
  failuresMost: number;
}

/** What happens when, of the first run, and how to stop. */
export function PlanPromise({ first, changes, failuresMost }: PlanPromiseProps) {
  const today = useBusinessDay();
  const title = changes ? words.todayChange : words.today;
  return (
    <Card title={words.title}>
      <PromiseLine
        steps={[
          { state: 'now', title, date: shortDay(today), text: words.todayText },
          ...runSteps(first),
        ]}
      />
      <HowToStop failuresMost={failuresMost} />
    </Card>
  );
}

/** How a plan is stopped, by its customer and by itself. */
function HowToStop({ failuresMost }: { failuresMost: number }) {
  return (
    <Inset className="mt-4">
      <p className="mb-1 text-13 strong">{words.stop}</p>
      <KeyValues
        rows={[
          [words.byYou, words.byYouText],
          [words.byItself, words.byItselfText(failuresMost)],
          [words.kept, words.keptText],
        ]}
      />
    </Inset>
  );
}
