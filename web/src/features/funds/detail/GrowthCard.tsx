import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Window } from '@/features/funds/list/ranking';
import { historyWords as history, detailWords as words } from '@/features/funds/words';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { isMoney } from '@/trade/fund/money';
import { More } from '@/ui/Card';
import type { ChartEvent } from '@/ui/chart/props';
import { Segment } from '@/ui/Segment';
import { Tabs } from '@/ui/Tabs';
import { listEventMarks } from '@/wire/gen/funds';
import { Curves, NoCurves } from './Curves';
import type { FundDetail } from './FundHero';
import { ageInMonths, firstPeriod, periodsOf } from './periods';
import { useDrawing, type View } from './useDrawing';

/** Left out where the letters are large, as long as others are there. */
const NOT_ELDER: readonly Window[] = ['3m', '6m'];

/** Curves by period with a crosshair and event marks. */
export function GrowthCard({ detail }: { detail: FundDetail }) {
  const { fundCode } = detail.head;
  const money = isMoney(detail.head);
  const elder = useStore(textSize) === 'elder';
  const [view, setView] = useState<View>(
    money ? 'yield' : detail.performanceShown ? 'growth' : 'nav',
  );
  const { established } = detail.facts;
  const last = detail.head.navDate ?? '';
  const all = periodsOf(established, last);
  const [period, setPeriod] = useState<Window>(() => firstPeriod(all));
  const periods = elder
    ? all.filter(({ value }) => value === period || !NOT_ELDER.includes(value))
    : all;
  const closed = all.find(({ disabled }) => disabled);
  const choices = money
    ? [
        { value: 'yield' as const, label: words.yieldCurve },
        { value: 'income' as const, label: words.incomeCurve },
      ]
    : [
        { value: 'growth' as const, label: words.curve },
        { value: 'nav' as const, label: words.nav },
        { value: 'drawdown' as const, label: words.drawdown },
      ].filter(({ value }) => detail.performanceShown || value === 'nav');
  const { drawing, pending, failed, retry } = useDrawing(fundCode, view, period);
  const marks = useQuery({ ...listEventMarks({ fundCode }), enabled: !money, staleTime: 600_000 });
  const events = (marks.data?.list ?? []).map(({ date, mark, text }) => ({
    day: date,
    mark: mark as ChartEvent['mark'],
    label: text,
  }));
  return (
    <section className="card pt-1">
      <Tabs label={words.curve} choices={choices} value={view} onChange={setView} />
      <div className="mt-2 mb-3 min-h-[296px]">
        {drawing ? (
          <Curves
            drawing={drawing}
            events={view === 'drawdown' ? [] : events}
            label={`${drawing.periodName}${choices.find(({ value }) => value === view)?.label}`}
          />
        ) : (
          <NoCurves pending={pending} failed={failed} retry={retry} />
        )}
      </div>
      <Segment label={words.period} choices={periods} value={period} onChange={setPeriod} />
      <div className="mt-3 flex items-start justify-between gap-4">
        <p className="text-12 text-t3">
          {closed && established && (
            <span className="block">
              {words.tooYoung(ageInMonths(established, last), closed.label)}
            </span>
          )}
          {drawing?.note}
        </p>
        {money ? (
          <More
            label={history.moneyTitle}
            to={to('/funddetail/moneyHistoryNavList', { fundCode })}
          />
        ) : (
          <More label={history.title} to={to('/funddetail/historyNavList', { fundCode })} />
        )}
      </div>
    </section>
  );
}
