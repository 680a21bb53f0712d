import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { drawGrowth, drawNavs, listEventMarks } from '@/api/gen/funds';
import { textSize } from '@/app/look';
import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { MARK_COLOURS } from '@/ui/chart/LineParts';
import type { ChartEvent, Series } from '@/ui/LineChart';
import { LineChart } from '@/ui/LineChart';
import { Segment } from '@/ui/Segment';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { change, changeOnAxis, drawn, price, rate, rateOnAxis } from './chartFigures';
import type { FundDetail } from './FundHero';
import { isMoney } from './money';
import type { Window } from './ranking';
import { detailWords as words } from './words';

type View = 'growth' | 'nav' | 'drawdown' | 'yield' | 'income';

const PERIODS: readonly { value: Window; label: string }[] = [
  { value: '1m', label: '近1月' },
  { value: '3m', label: '近3月' },
  { value: '6m', label: '近6月' },
  { value: '1y', label: '近1年' },
  { value: '3y', label: '近3年' },
  { value: 'all', label: '成立来' },
];

/** Fewer of them where the letters are large. */
const ELDER_PERIODS = PERIODS.filter(({ value }) => !['3m', '6m'].includes(value));

/** What a view draws: its lines, its figures, and words about them. */
interface Drawing {
  days: readonly string[];
  series: Series[];
  format: (value: number) => string;
  axis: (value: number) => string;
  note?: string;
}

/** Curves by period with a crosshair and event marks. */
export function GrowthCard({ detail }: { detail: FundDetail }) {
  const { fundCode } = detail.head;
  const money = isMoney(detail.head);
  const elder = useStore(textSize) === 'elder';
  const [view, setView] = useState<View>(
    money ? 'yield' : detail.performanceShown ? 'growth' : 'nav',
  );
  const [period, setPeriod] = useState<Window>('1y');
  const choices = money
    ? [
        { value: 'yield' as const, label: words.yieldCurve },
        { value: 'income' as const, label: words.incomeCurve },
      ]
    : [
        { value: 'growth' as const, label: words.curve },
        { value: 'nav' as const, label: words.nav },
        { value: 'drawdown' as const, label: words.drawdown },
      ];
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
      <div className="mt-2 min-h-[272px]">
        {drawing ? (
          <Drawn
            drawing={drawing}
            events={view === 'drawdown' ? [] : events}
            label={`${PERIODS.find(({ value }) => value === period)?.label}${choices.find(({ value }) => value === view)?.label}`}
          />
        ) : (
          <NoDrawing pending={pending} failed={failed} retry={retry} />
        )}
      </div>
      <Segment
        label={words.period}
        choices={elder ? ELDER_PERIODS : PERIODS}
        value={period}
        onChange={setPeriod}
      />
      {drawing?.note && <p className="mt-3 text-12 text-t3">{drawing.note}</p>}
    </section>
  );
}

interface DrawnProps {
  drawing: Drawing;
  events: readonly ChartEvent[];
  label: string;
}

function Drawn({ drawing, events, label }: DrawnProps) {
  const { days, series, format, axis } = drawing;
  const shown = nearestDays(events, days);
  return (
    <>
      {series.length > 1 && (
        <div className="chart-legend">
          {series.map(({ name, kind, values }) => (
            <div key={name} className="min-w-0">
              <span className="flex items-center text-12 text-t2">
                <i className={clsx('chart-swatch', `swatch-${kind}`)} />
                <span className="clip">{name}</span>
              </span>
              <Closing value={values[values.length - 1]} format={format} />
            </div>
          ))}
        </div>
      )}
      <LineChart
        label={label}
        days={days}
        series={series}
        events={shown}
        format={format}
        axis={axis}
      />
      {shown.length > 0 && <MarkLegend events={shown} />}
    </>
  );
}

/** What the marks on the curve mean; only those in sight. */
function MarkLegend({ events }: { events: readonly ChartEvent[] }) {
  const marks = [...new Set(events.map(({ mark }) => mark))];
  return (
    <p className="mt-2 mb-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-t2">
      {marks.map((mark) => (
        <span key={mark} className="flex items-center gap-2">
          <span className="mark text-[var(--surface)]" style={{ background: MARK_COLOURS[mark] }}>
            {mark}
          </span>
          {words.marks[mark] ?? mark}
        </span>
      ))}
    </p>
  );
}

function Closing({ value, format }: { value?: number | null; format: (value: number) => string }) {
  const tone = value ? (value > 0 ? 'text-up' : 'text-down') : 'text-flat';
  return <span className={clsx('fig text-15', tone)}>{value == null ? '--' : format(value)}</span>;
}

function NoDrawing(props: { pending: boolean; failed: boolean; retry: () => void }) {
  if (props.pending) {
    return (
      <Shimmer>
        <Bone h={248} />
      </Shimmer>
    );
  }
  return (
    <div className="flex min-h-[248px] flex-col items-center justify-center gap-4 text-t2">
      <p>{props.failed ? words.curveFailed : `${words.noCurve}，${words.noCurveText}`}</p>
      {props.failed && (
        <Button small kind="soft" onClick={props.retry}>
          重试
        </Button>
      )}
    </div>
  );
}

function useDrawing(fundCode: string, view: View, period: Window) {
  const byGrowth = view === 'growth' || view === 'drawdown';
  const growth = useQuery({
    ...drawGrowth({ fundCode, period }),
    enabled: byGrowth,
    placeholderData: keepPreviousData,
  });
  const navs = useQuery({
    ...drawNavs({ fundCode, period }),
    enabled: !byGrowth,
    placeholderData: keepPreviousData,
  });
  const { isPending, isError, refetch } = byGrowth ? growth : navs;
  let drawing: Drawing | null = null;
  if (byGrowth && growth.data) {
    const { dates, fund, drawdown, benchmark, peers, complete, peersName } = growth.data;
    const lines: (Series | null)[] =
      view === 'drawdown'
        ? [line(words.drawdown, 'own', drawn(drawdown))]
        : [
            line(words.own, 'own', drawn(fund)),
            line(words.base, 'base', drawn(benchmark)),
            line(words.peers, 'peer', drawn(peers)),
          ];
    const note = complete ? (view === 'growth' ? peersName : undefined) : words.young;
    drawing = drawingOf(dates, lines, change, changeOnAxis, note);
  } else if (!byGrowth && navs.data) {
    const { dates, nav, sevenDayYield, incomePerTenThousand } = navs.data;
    if (view === 'yield') {
      const values = drawn(sevenDayYield);
      drawing = drawingOf(dates, [line(words.yieldCurve, 'own', values)], rate, rateOnAxis);
    } else {
      const [name, column] =
        view === 'nav' ? [words.nav, nav] : [words.incomeCurve, incomePerTenThousand];
      drawing = drawingOf(dates, [line(name, 'own', column.map(Number))], price, price);
    }
  }
  return { drawing, pending: isPending, failed: isError, retry: () => void refetch() };
}

function line(name: string, kind: Series['kind'], values: number[]): Series | null {
  return values.length > 1 ? { name, kind, values } : null;
}

/** Null when even the fund's own line is missing. */
function drawingOf(
  days: readonly string[],
  lines: readonly (Series | null)[],
  format: Drawing['format'],
  axis: Drawing['axis'],
  note?: string,
): Drawing | null {
  const series = lines.filter((one) => one !== null);
  return lines[0] && days.length > 1 ? { days, series, format, axis, note } : null;
}

/** Long periods are thinned out: a mark stands on the first drawn day from its own on. */
function nearestDays(events: readonly ChartEvent[], days: readonly string[]): ChartEvent[] {
  const first = days[0] ?? '';
  return events.flatMap((event) => {
    if (event.day < first) return [];
    const day = days.find((one) => one >= event.day);
    return day ? [{ ...event, day }] : [];
  });
}
