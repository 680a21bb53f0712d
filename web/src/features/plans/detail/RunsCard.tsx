import { TriangleAlert } from 'lucide-react';
import type { Plan } from '@/features/plans/own/plan';
import { planWords as words } from '@/features/plans/words.detail';
import { shortDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { Endless } from '@/patterns/PagedList';
import type { Pages } from '@/patterns/pages';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { isFailed, isTaken, type Run, smartText } from './run';

interface RunsCardProps {
  plan: Plan;
  runs: readonly Run[];
  pages: Pages<unknown>;
  hidden: boolean;
  onOpen: (date: string) => void;
}

/** Its runs, the newest first: when, how much, what became of each and why. */
export function RunsCard({ plan, runs, pages, hidden, onOpen }: RunsCardProps) {
  if (runs.length === 0) {
    return (
      <Card title={words.records}>
        <p className="text-t2">
          {plan.next ? words.noRunsText(shortDay(plan.next.date)) : words.noRuns}
        </p>
      </Card>
    );
  }
  return (
    <Card title={words.records}>
      <Endless pages={pages}>
        <ul className="m-0 list-none p-0">
          {runs.map((run) => (
            <li key={run.date}>
              <RunRow run={run} smart={plan.smart} hidden={hidden} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Endless>
    </Card>
  );
}

interface RunRowProps extends Pick<RunsCardProps, 'hidden' | 'onOpen'> {
  run: Run;
  smart: Plan['smart'];
}

function RunRow({ run, smart, hidden, onOpen }: RunRowProps) {
  const taken = isTaken(run);
  const failed = isFailed(run);
  const under = smartText(run, smart);
  return (
    <button type="button" className="plan-run" onClick={() => onOpen(run.date)}>
      <span>
        <span className="block strong fig">{shortDay(run.date)}</span>
        {under && <span className="block text-13 text-t2">{under}</span>}
      </span>
      <span>
        <span className={taken ? 'block' : 'block text-t3 line-through'}>
          <Figure value={run.amount} hidden={hidden} />
        </span>
        <span className={failed ? 'block text-13 text-warn' : 'block text-13 text-t2'}>
          {failed && <TriangleAlert size={14} className="me-1 inline" aria-hidden="true" />}
          {stateOf(run, hidden)}
        </span>
      </span>
      {run.why && (
        <span className="text-13 text-t2">
          <Sentence>{run.why}</Sentence>
        </span>
      )}
      {run.reason && (
        <span className={failed ? 'text-13 text-warn' : 'text-13 text-t2'}>{run.reason}</span>
      )}
    </button>
  );
}

/** The shares once they are there, else where it stands. */
function stateOf({ shares, stateName, orderStatusName, state }: Run, hidden: boolean): string {
  if (shares) return words.shareCount(hidden ? HIDDEN : amount(shares));
  return isTaken({ state }) && orderStatusName ? orderStatusName : stateName;
}
