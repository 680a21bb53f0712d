/* once */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { areaWords as words } from '@/features/plans/words';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { IconButton, NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { askPublic, quietly } from '@/wire/ahead';
import { backtest, planPicks } from '@/wire/gen/plans';
import { AreaFoot } from './AreaFoot';
import { Outcome } from './Outcome';
import { OutcomeBones } from './OutcomeBones';
import { PicksCard } from './PicksCard';
import { argsOf, type PlanQuestion, questionIn, requestOf } from './question';
import { Refused } from './Refused';
import { type SheetName, Tiles } from './Tiles';
import { WhyCard } from './WhyCard';
import '@/trade/fund/figures.css';
import '@/ui/chart/chart.css';
import './plans.css';

// Most of what is asked stands there already.
const PlanSheets = lazy(() => import('./PlanSheets'));

export function ahead() {
  askPublic(quietly(planPicks, {}));
}

/** What a plan would have come to on a fund's own NAVs; the question stands in the address. */
export default function PlanAreaScreen() {
  const [asked, change] = useQuestion();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const go = useGo();
  const picks = useQuery(quietly(planPicks, {}));
  const fundCode = asked.fundCode ?? picks.data?.list[0]?.fundCode;
  const outcome = useQuery({
    ...quietly(backtest, requestOf(asked, fundCode ?? '')),
    enabled: fundCode !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = outcome;
  const waits = fundCode !== undefined || picks.isPending;
  return (
    <Page
      nav={
        <NavBar
          title={words.title}
          end={
            <IconButton label={words.search} onClick={() => setSheet('fund')}>
              <Search size={22} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          }
        />
      }
      foot={
        fundCode && (
          <BottomBar>
            <Button kind="soft" onClick={() => setSheet('fund')}>
              {words.search}
            </Button>
            <Button wide onClick={() => go(to('/funddetail', { fundCode }))}>
              {words.see}
            </Button>
          </BottomBar>
        )
      }
    >
      <div className="pt-3">
        <Card title={words.card} more={words.how} onMore={() => setSheet('how')}>
          <Tiles asked={asked} fundCode={fundCode} figures={data} onOpen={setSheet} />
          <div className="mt-5" aria-busy={outcome.isPlaceholderData}>
            {waits ? (
              <QueryView
                query={outcome}
                bones={<OutcomeBones />}
                failed={words.failed}
                refused={(refusal) => (
                  <Refused refusal={refusal} change={change} onOpen={setSheet} />
                )}
              >
                {(figures) => <Outcome figures={figures} asking={outcome.isPlaceholderData} />}
              </QueryView>
            ) : (
              <Empty
                title={words.noFund}
                text={words.noFundText}
                acts={<Button onClick={() => setSheet('fund')}>{words.choose}</Button>}
              />
            )}
          </div>
        </Card>
        {data && <WhyCard figures={data} change={change} onOpen={setSheet} />}
        <PicksCard
          picks={picks}
          chosen={fundCode}
          onChoose={(code) => change({ fundCode: code })}
        />
        <section className="card py-0">
          <Row title={words.rules} value={words.rulesValue} to={to('/smartinvestrule')} />
        </section>
        <AreaFoot figures={data} picks={picks.data} />
      </div>
      {sheet && (
        <Suspense>
          <PlanSheets
            sheet={sheet}
            asked={asked}
            figures={data}
            change={change}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The whole question stands in the address, so that a link and the way back keep it. */
function useQuestion() {
  const args = useArgs('/investspecialarea');
  const go = useGo();
  const asked = questionIn(args);
  function change(next: Partial<PlanQuestion>) {
    go(to('/investspecialarea', argsOf({ ...asked, ...next })), { replace: true });
  }
  return [asked, change] as const;
}
