import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@/features/plans/own/plan';
import { runWords as words } from '@/features/plans/words.run';
import { monthDay, shortDay } from '@/lib/days';
import { percent } from '@/lib/figures';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { typedDecimal } from '@/trade/form/limits';
import { Button } from '@/ui/Button';
import { Inset } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';
import { Sheet } from '@/ui/Sheet';
import * as Rule from '@/wire/gen/codes/rule';
import { explainRun } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';
import { isMissed, isTaken, type Run } from './run';

type Explained = Output<typeof explainRun>;

interface RunSheetProps {
  plan: Plan;
  /** The day of the run. */
  date: string;
  hidden: boolean;
  onClose: () => void;
}

/** What became of a run and why, whether it counts as a failure, what can be done; its order. */
export default function RunSheet({ plan, date, hidden, onClose }: RunSheetProps) {
  const query = useQuery(explainRun({ planNo: plan.planNo, date }));
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title(monthDay(date))}
      foot={<Acts run={query.data?.run} plan={plan} onClose={onClose} />}
    >
      <QueryView query={query} failed={words.failed}>
        {(explained) => <Told explained={explained} smart={plan.smart} hidden={hidden} />}
      </QueryView>
    </Sheet>
  );
}

interface ToldProps {
  explained: Explained;
  smart: Plan['smart'];
  hidden: boolean;
}

function Told({ explained: { run, counted, failures, advice }, smart, hidden }: ToldProps) {
  return (
    <div className="pb-2">
      <KeyValues rows={rowsOf(run, smart, hidden)} />
      {(run.reason || advice || counted) && (
        <Inset className="mt-4">
          {run.reason && <p className="strong">{run.reason}</p>}
          {advice && <p className="mt-1">{advice}</p>}
          {!isTaken(run) && (
            <p className="mt-1 text-13 text-t2">
              {counted ? words.counted(failures) : words.notCounted}
            </p>
          )}
        </Inset>
      )}
      {run.why && (
        <p className="mt-3 text-13 text-t2">
          <Sentence>{run.why}</Sentence>
        </p>
      )}
    </div>
  );
}

type Rows = [string, React.ReactNode][];

function rowsOf(run: Run, smart: Plan['smart'], hidden: boolean): Rows {
  const sum = (value: string | null | undefined) => (
    <Figure value={value} size={13} hidden={hidden} />
  );
  const rows: Rows = [
    [words.state, run.orderStatusName ? `${run.stateName}，${run.orderStatusName}` : run.stateName],
    [isTaken(run) ? words.amount : words.planned, sum(run.amount)],
  ];
  if (run.percent != null) {
    rows.push([words.base, sum(run.base)], [words.percent, `${run.percent}%`]);
  }
  if (run.distance) {
    const label = smart?.rule === Rule.Drawdown ? words.fall : words.distance;
    rows.push([label, percent(run.distance.replace('%', ''))]);
  }
  if (run.nominal !== run.date) rows.push([words.nominal, shortDay(run.nominal)]);
  if (run.tries > 1) rows.push([words.tries, words.twice]);
  if (run.nav) rows.push([words.nav, <Figure key="nav" value={run.nav} size={13} places={4} />]);
  if (run.shares) rows.push([words.shares, sum(run.shares)]);
  return rows;
}

interface ActsProps {
  run: Run | undefined;
  plan: Plan;
  onClose: () => void;
}

/** Its order, or where there is none a purchase by hand, with what it was to take. */
function Acts({ run, plan: { fundCode, childNo, tradeAcco }, onClose }: ActsProps) {
  const go = useGo();
  if (run?.orderNo) {
    const { orderNo } = run;
    return (
      <Button wide onClick={() => go(to('/dealDetails', { orderNo }))}>
        {words.seeOrder}
      </Button>
    );
  }
  if (run && isMissed(run)) {
    const amount = typedDecimal(run.amount);
    const acco = childNo == null ? undefined : tradeAcco;
    return (
      <Button wide kind="soft" onClick={() => go(to('/publicbuy', { fundCode, amount, acco }))}>
        {words.buy}
      </Button>
    );
  }
  return (
    <Button wide kind="soft" onClick={onClose}>
      {words.close}
    </Button>
  );
}
