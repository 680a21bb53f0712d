import { useState } from 'react';
import { Bars } from '@/ui/Bars';
import { Card } from '@/ui/Card';
import { LineChart } from '@/ui/LineChart';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { Segment } from '@/ui/Segment';

const DAYS = Array.from({ length: 245 }, (_, at) =>
  new Date(Date.UTC(2025, 10, 20) + at * 1.49 * 86_400_000).toISOString().slice(0, 10),
);

/** A repeatable walk that looks like a fund's year. */
function walk(seed: number, drift: number, swing: number): number[] {
  let state = seed;
  let value = 0;
  return DAYS.map(() => {
    state = (state * 1103515245 + 12345) % 2147483648;
    value += drift + (state / 2147483648 - 0.5) * swing;
    return value;
  });
}

const OWN = walk(7, 0.16, 3.4);
const PEER = walk(11, 0.1, 1.9);
const BASE = walk(3, 0.07, 1.5);
const PERIODS = ['近1月', '近3月', '近6月', '近1年', '近3年', '成立来'].map((label) => ({
  value: label,
  label,
}));

function percentOf(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '\u2212' : ''}${Math.abs(value).toFixed(2)}%`;
}

export function ChartStory() {
  const [period, setPeriod] = useState('近1年');
  return (
    <Page nav={<NavBar title="走势图" />}>
      <Card title="业绩走势">
        <LineChart
          label="近1年业绩走势"
          days={DAYS}
          series={[
            { name: '本基金', kind: 'own', values: OWN },
            { name: '同类平均', kind: 'peer', values: PEER },
            { name: '业绩基准', kind: 'base', values: BASE },
          ]}
          events={[
            { day: DAYS[60] ?? '', mark: '买', label: '我的买入 10,000.00' },
            { day: DAYS[120] ?? '', mark: '分', label: '分红 0.0320元' },
            { day: DAYS[210] ?? '', mark: '卖', label: '我的赎回' },
          ]}
          format={percentOf}
          axis={(value) => percentOf(value).replace(/\.00|0(?=%)/, '')}
        />
        <div className="mt-3">
          <Segment label="期间" choices={PERIODS} value={period} onChange={setPeriod} />
        </div>
      </Card>
    </Page>
  );
}

const PROFITS = [4800, -6120, 9300, 12790, -3120, 7765, 15402, 8890, -9833, 6120, 11208, 10206.82];

export function BarsStory() {
  return (
    <Page nav={<NavBar title="收益明细" />}>
      <Card title="近12个月">
        <Bars
          label="近12个月收益"
          bars={PROFITS.map((value, at) => ({
            label: `${((at + 11) % 12) + 1}月`,
            name: `${at ? 2026 : 2025}年${((at + 11) % 12) + 1}月`,
            value,
          }))}
          format={(value) => (value < 0 ? '\u2212' : '+') + Math.abs(value).toLocaleString('en')}
          axis={(value) =>
            value ? `${value > 0 ? '+' : '\u2212'}${Math.abs(value) / 10000}万` : '0'
          }
        />
      </Card>
    </Page>
  );
}
