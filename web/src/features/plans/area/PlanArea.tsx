/* once */
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { areaWords as words } from '@/features/plans/words';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Row } from '@/ui/Row';
import { quietly } from '@/wire/ahead';
import { backtest } from '@/wire/gen/plans';
import { AreaFoot } from './AreaFoot';
import type { Change, Picks } from './figures';
import { Outcome } from './Outcome';
import { OutcomeBones } from './OutcomeBones';
import { PicksCard } from './PicksCard';
import { type PlanQuestion, requestOf } from './question';
import { Refused } from './Refused';
import { type SheetName, Tiles } from './Tiles';
import { WhyCard } from './WhyCard';
import '@/ui/chart/chart.css';
import './plans.css';

// Most of what is asked stands there already.
const PlanSheets = lazy(() => import('./PlanSheets'));

interface PlanAreaProps {
  asked: PlanQuestion;
  /** The one asked for, or a pick; none while the picks come, or where there are none. */
  fundCode: string | undefined;
  /** Whether its currency is not known yet. */
  checking: boolean;
  /** The currency of the one asked for, which takes no plans; empty where it is yuan. */
  foreign: string;
  picks: UseQueryResult<Picks>;
  change: Change;
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
}

/** The calculator with what it says, why, what one may begin with, and the small print. */
export default function PlanArea(props: PlanAreaProps) {
  const { asked, fundCode, checking, foreign, picks, change, sheet, onSheet } = props;
  const outcome = useQuery({
    ...quietly(backtest, requestOf(asked, fundCode ?? '')),
    enabled: fundCode !== undefined,
    // Another fund's figures would stand under this one's name.
    placeholderData: (before) => (before?.fund.fundCode === fundCode ? before : undefined),
  });
  // What a fund comes to that takes no plans is not shown, not for a moment.
  const data = checking ? undefined : outcome.data;
  const waits = fundCode !== undefined || (picks.isPending && !foreign);
  // Which one it would be is not known: then none is to be chosen.
  const lost = fundCode === undefined && !foreign && picks.isError;
  return (
    <>
      <Card title={words.card} more={words.how} onMore={() => onSheet('how')}>
        <Tiles asked={asked} fundCode={fundCode} figures={data} onOpen={onSheet} />
        <div className="mt-5" aria-busy={outcome.isPlaceholderData}>
          {checking ? (
            <OutcomeBones />
          ) : lost ? (
            <QueryView query={picks} failed={words.failed}>
              {() => null}
            </QueryView>
          ) : waits ? (
            <QueryView
              query={outcome}
              bones={<OutcomeBones />}
              failed={words.failed}
              refused={(refusal) => <Refused refusal={refusal} change={change} onOpen={onSheet} />}
            >
              {(figures) => <Outcome figures={figures} asking={outcome.isPlaceholderData} />}
            </QueryView>
          ) : (
            <Empty
              title={words.noFund}
              text={foreign ? words.foreign(foreign) : words.noFundText}
              acts={<Button onClick={() => onSheet('fund')}>{words.choose}</Button>}
            />
          )}
        </div>
      </Card>
      {data && <WhyCard figures={data} change={change} onOpen={onSheet} />}
      <PicksCard picks={picks} chosen={fundCode} onChoose={(code) => change({ fundCode: code })} />
      <section className="card py-0">
        {fundCode && (
          <Row title={words.see} value={data?.fund.fundName} to={to('/funddetail', { fundCode })} />
        )}
        <Row title={words.mine} to={to('/myfixedinvest')} />
        <Row title={words.rules} value={words.rulesValue} to={to('/smartinvestrule')} />
      </section>
      <AreaFoot figures={data} picks={picks.data} />
      {sheet && (
        <Suspense>
          <PlanSheets
            sheet={sheet}
            asked={asked}
            figures={data}
            change={change}
            onClose={() => onSheet(null)}
          />
        </Suspense>
      )}
    </>
  );
}
