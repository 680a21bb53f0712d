import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { areaWords as words } from '@/features/plans/words';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { foreignOf } from '@/trade/fund/currency';
import { Button } from '@/ui/Button';
import { IconButton, NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { askPublic, quietly } from '@/wire/ahead';
import { showFund } from '@/wire/gen/funds';
import { planPicks } from '@/wire/gen/plans';
import type { Picks } from './figures';
import { OutcomeBones } from './OutcomeBones';
import { argsOf, type PlanQuestion, planOf, questionIn } from './question';
import type { SheetName } from './Tiles';

const MEDIUM_RISK = 3;

// With its curve and styles in a chunk of its own: the table of screens names what a screen loads.
const area = () => import('./PlanArea');
const PlanArea = lazy(area);

export function ahead() {
  askPublic(quietly(planPicks, {}));
  void area();
}

/** What a plan would have come to on a fund's own NAVs; the question stands in the address. */
export default function PlanAreaScreen() {
  const [asked, change] = useQuestion();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const go = useGo();
  const picks = useQuery(quietly(planPicks, {}));
  const fund = useQuery({
    ...quietly(showFund, { fundCode: asked.fundCode ?? '' }),
    enabled: asked.fundCode !== undefined,
  });
  const foreign = foreignOf(fund.data?.facts);
  const fundCode = foreign ? undefined : (asked.fundCode ?? firstOf(picks.data));
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
            <Button wide onClick={() => go(to('/publicregular', planOf(asked, fundCode)))}>
              {words.make}
            </Button>
          </BottomBar>
        )
      }
    >
      <div className="pt-3">
        <Suspense
          fallback={
            <div className="card">
              <OutcomeBones />
            </div>
          }
        >
          <PlanArea
            asked={asked}
            fundCode={fundCode}
            checking={fund.isLoading}
            foreign={foreign}
            picks={picks}
            change={change}
            sheet={sheet}
            onSheet={setSheet}
          />
        </Suspense>
      </div>
    </Page>
  );
}

/** Where nobody has chosen: the largest pick that is not of a high risk, or just the largest. */
function firstOf(picks: Picks | undefined): string | undefined {
  const list = picks?.list ?? [];
  return (list.find(({ riskLevel }) => Number(riskLevel) <= MEDIUM_RISK) ?? list[0])?.fundCode;
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
