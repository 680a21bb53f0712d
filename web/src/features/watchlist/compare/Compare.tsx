/* once */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { amount, inPercent, percent, size } from '@/lib/figures';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { change, changeOnAxis, drawn } from '@/trade/fund/chartFigures';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Delta } from '@/ui/Figure';
import { LineChart } from '@/ui/LineChart';
import { IconButton, NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Segment } from '@/ui/Segment';
import { compareFunds } from '@/wire/gen/funds';
import type { Output } from '@/wire/operation';
import type { Window } from '../sorting';
import { AddSheet } from './AddSheet';
import { bestOf } from './best';
import { CompareHead } from './CompareHead';
import { CompareTable } from './CompareTable';
import { KINDS } from './sticks';
import { compareWords as words } from './words';
import '@/trade/fund/fund.css';
import '@/ui/chart/chart.css';
import './compare.css';

type Comparison = Output<typeof compareFunds>;

const MOST = 4;
const SPANS: readonly { value: Window; label: string }[] = [
  { value: '1m', label: '近1月' },
  { value: '3m', label: '近3月' },
  { value: '6m', label: '近6月' },
  { value: '1y', label: '近1年' },
  { value: '3y', label: '近3年' },
  { value: 'all', label: '成立来' },
];

/** Two to four funds side by side: one beginning, their periods, falls, costs and facts. */
export default function Compare({ codes }: { codes: readonly string[] }) {
  const go = useGo();
  const [period, setPeriod] = useState<Window>('1y');
  const [adding, setAdding] = useState(false);
  const fits = codes.length > 1 && codes.length <= MOST && new Set(codes).size === codes.length;
  const compared = useQuery({
    ...compareFunds({ fundCodes: [...codes], period }),
    placeholderData: keepPreviousData,
    enabled: fits,
  });
  const show = (next: readonly string[]) =>
    go(to('/selfSelect', { compare: next.join(',') }), { replace: true });
  if (!fits) return <Wrong />;
  return (
    <>
      <QueryPage
        query={compared}
        failed={words.failed}
        nav={(data) => (
          <NavBar
            title={words.title}
            sub={data?.navDate ? words.asOf(data.navDate) : undefined}
            end={
              codes.length < MOST && (
                <IconButton label={words.add} onClick={() => setAdding(true)}>
                  <Plus size={22} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              )
            }
          />
        )}
      >
        {(data) => (
          <Compared
            data={data}
            period={period}
            onPeriod={setPeriod}
            onDrop={
              codes.length > 2 ? (code) => show(codes.filter((one) => one !== code)) : undefined
            }
          />
        )}
      </QueryPage>
      <AddSheet
        open={adding}
        codes={codes}
        onClose={() => setAdding(false)}
        onAdd={(code) => {
          setAdding(false);
          show([...codes, code]);
        }}
      />
    </>
  );
}

function Wrong() {
  const go = useGo();
  return (
    <>
      <NavBar title={words.title} />
      <main>
        <Empty
          title={words.wrong}
          text={words.wrongText}
          acts={
            <Button onClick={() => go(to('/selfSelect'), { replace: true })}>{words.back}</Button>
          }
        />
      </main>
    </>
  );
}

interface ComparedProps {
  data: Comparison;
  period: Window;
  onPeriod: (period: Window) => void;
  onDrop?: (code: string) => void;
}

function Compared({ data, period, onPeriod, onDrop }: ComparedProps) {
  const { funds } = data;
  const names = funds.map(({ fund }) => fund.fundName);
  return (
    <>
      <CompareHead funds={funds.map(({ fund }) => fund)} onDrop={onDrop} />
      {!data.alike && <p className="compare-note">{words.unlike}</p>}
      <section className="card">
        <h2 className="pb-3 text-17 strong">{words.trend(data.periodName)}</h2>
        <Trend data={data} names={names} />
        <div className="pt-3">
          <Segment
            label={words.period}
            choices={SPANS.filter(({ value }) => data.periods.some((one) => one.period === value))}
            value={period}
            onChange={onPeriod}
          />
        </div>
      </section>
      <Growth data={data} names={names} />
      <Risk data={data} names={names} />
      <Cost data={data} names={names} />
      <Facts data={data} names={names} />
      <Foot>{words.foot}</Foot>
    </>
  );
}

interface PartProps {
  data: Comparison;
  names: readonly string[];
}

function Trend({ data, names }: PartProps) {
  const series = data.funds.flatMap(({ curve }, at) =>
    curve.length
      ? [{ name: names[at] ?? '', values: drawn(curve), kind: KINDS[at] ?? ('first' as const) }]
      : [],
  );
  if (!series.length) return <p className="compare-none">{words.noCurve}</p>;
  return (
    <>
      <LineChart
        label={words.trend(data.periodName)}
        days={data.dates}
        series={series}
        format={change}
        axis={changeOnAxis}
      />
      {!data.complete && <p className="pt-2 text-12 text-t3">{words.young}</p>}
    </>
  );
}

const SHOWN: readonly string[] = ['1m', '3m', '6m', '1y', '3y', 'ytd'];

function Growth({ data, names }: PartProps) {
  const rows = data.periods.flatMap(({ period, name }, at) => {
    if (!SHOWN.includes(period)) return [];
    const figures = data.funds.map(({ growth }) => growth[at]);
    return {
      label: name,
      cells: figures.map((figure, of) => (
        <Delta key={names[of]} value={inPercent(figure)} unit="%" />
      )),
      best: bestOf(figures, 'high'),
    };
  });
  const note = (
    <>
      <i className="compare-best" />
      {words.best(names.length)}
    </>
  );
  return <CompareTable title={words.growth} note={note} names={names} rows={rows} />;
}

function Risk({ data, names }: PartProps) {
  const risks = data.funds.map(({ risk }) => risk);
  const falls = risks.map((risk) => risk?.maxDrawdown);
  const volatilities = risks.map((risk) => risk?.volatility);
  const sharpes = risks.map((risk) => risk?.sharpe);
  const fig = (text: string) => <span className="fig">{text}</span>;
  const rows = [
    { label: words.level, cells: data.funds.map(({ fund }) => fund.riskName.replace('风险', '')) },
    {
      label: words.drawdown,
      cells: falls.map((fall) => fig(percent(inPercent(fall)))),
      best: bestOf(falls, 'high'),
    },
    {
      label: words.volatility,
      cells: volatilities.map((one) => fig(percent(inPercent(one)))),
      best: bestOf(volatilities, 'low'),
    },
    {
      label: words.sharpe,
      cells: sharpes.map((one) => fig(amount(one))),
      best: bestOf(sharpes, 'high'),
    },
  ];
  return <CompareTable title={words.risk} note={words.year} names={names} rows={rows} />;
}

function Cost({ data, names }: PartProps) {
  const costs = data.funds.map(({ cost }) => cost);
  const row = (label: string, of: 'buy' | 'yearly' | 'redeem' | 'total') => ({
    label,
    cells: costs.map((cost, at) => (
      <span key={names[at]} className="fig">
        {amount(cost?.[of])}
      </span>
    )),
    best:
      of === 'total'
        ? bestOf(
            costs.map((cost) => cost?.total),
            'low',
          )
        : undefined,
  });
  const rows = [
    row(words.buy, 'buy'),
    row(words.yearly, 'yearly'),
    row(words.redeem, 'redeem'),
    row(words.total, 'total'),
  ];
  return <CompareTable title={words.cost} note={words.costOf} names={names} rows={rows} />;
}

function Facts({ data, names }: PartProps) {
  const of = (label: string, cell: (one: Comparison['funds'][number]) => string) => ({
    label,
    cells: data.funds.map((one) => cell(one) || '--'),
  });
  const rows = [
    of(words.kind, ({ fund }) => fund.category.split('-').join(' ')),
    of(words.size, (one) => size(one.size)),
    of(words.established, ({ established }) => established ?? ''),
    of(words.manager, ({ managers }) => managers.join('、')),
    of(words.company, ({ company }) => company),
  ];
  return <CompareTable title={words.facts} names={names} rows={rows} />;
}
