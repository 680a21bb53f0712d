import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAchievement } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { Achievement } from './sentence';

const PATH = '/funddetail/achievement?fundCode=031028';
const SAMPLE = sample(showAchievement);
const months = (first: string | null) => [first, ...Array.from({ length: 11 }, () => null)];
const rank = { place: 358, count: 4086, topPercent: 9, quartile: 1, quartileName: '优秀' };
const SHOWN: Achievement = {
  ...SAMPLE,
  performanceShown: true,
  firstDate: '2025-01-02',
  navDate: '2026-11-20',
  growth: '1.4702',
  yearlyGrowth: '0.1727',
  periods: [
    { period: '1m', name: '近1月', growth: '0.0371', benchmark: '0.0158', peers: '0.0246', rank },
    {
      period: '1y',
      name: '近1年',
      growth: '0.3786',
      benchmark: null,
      peers: '0.2371',
      rank: { ...rank, place: 2, count: 9 },
    },
  ],
  years: [{ year: 2026, growth: '-0.0875', benchmark: '-0.1050', peers: '-0.0610', rank }],
  yearsCompared: 6,
  yearsBetter: 5,
  calendar: [
    { year: 2025, growth: '0.1579', months: months('0.0420') },
    { year: 2026, growth: '0.4135', months: months('-0.0860') },
  ],
  months: 2,
  monthsRisen: 1,
  falls: [
    {
      place: 1,
      depth: '-0.3146',
      peakDate: '2025-12-13',
      bottomDate: '2026-04-26',
      recoveredDate: null,
      fallDays: 134,
      recoveryDays: 208,
    },
  ],
  underwater: {
    dates: ['2025-12-13', '2026-04-26', '2026-11-20'],
    values: ['0', '-0.3146', '-0.1'],
  },
  risks: [
    {
      period: '1y',
      name: '近1年',
      maxDrawdown: '-0.1428',
      peakDate: '2026-01-05',
      bottomDate: '2026-02-05',
      recoveredDate: null,
      recoveryDays: null,
      volatility: '0.2171',
      sharpe: '1.68',
      calmar: '2.65',
      drawdownBetterThan: 40,
      volatilityBetterThan: 40,
      sharpeBetterThan: 40,
    },
  ],
};

it('tells windows, years, months, falls and risk, and nothing of a window that did not come', async () => {
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showAchievement, SHOWN)] });
  const windows = await screen.findByRole('table', { name: '各个区间' });
  const rows = within(windows).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent('近1月+3.71%+1.58%+2.46%358/4,086前9%');
  // Nine are too few to be a rank.
  expect(rows[2]).toHaveTextContent(/近1年\+37.86%--\+23.71%--$/);
  expect(screen.queryByText('近5年')).toBeNull();
  expect(screen.getByText(/6个年份里5个跑赢基准。最难熬的一次跌了/)).toBeVisible();
  const heat = screen.getByRole('table', { name: '每个月' });
  expect(within(heat).getByText('−8.6')).toHaveAttribute('data-tone', 'down');
  expect(screen.getByText(/跌134天，至今208天，还没有修复/)).toBeVisible();
  const risk = screen.getByRole('table', { name: '风险' });
  expect(within(risk).getByText('2.65')).toBeVisible();
});

it('says why a young fund shows none', async () => {
  const young = {
    ...SHOWN,
    performanceShown: false,
    performanceNote: '成立未满6个月，暂不展示业绩',
  };
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showAchievement, young)] });
  expect(await screen.findByText('成立未满6个月，暂不展示业绩')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('has neither head nor falls where the policy hides the whole history', async () => {
  const hidden: Achievement = {
    ...SHOWN,
    growth: null,
    yearlyGrowth: null,
    yearsCompared: 0,
    falls: [],
    underwater: null,
  };
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showAchievement, hidden)] });
  expect(await screen.findByRole('table', { name: '各个区间' })).toBeVisible();
  expect(screen.queryByText(/成立来/)).toBeNull();
  expect(screen.queryByRole('heading', { name: /回撤/ })).toBeNull();
});
