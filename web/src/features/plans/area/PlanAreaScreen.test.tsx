import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { searchFunds, showFund } from '@/wire/gen/funds';
import { backtest, planPicks } from '@/wire/gen/plans';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { Figures, Picks } from './figures';

const PATH = '/investspecialarea';
const FUND = '036823';

const PICKS: Picks = {
  rule: '每类指数取规模最大的一只，不按收益挑',
  cycleName: '每周四',
  cycleUnit: 1,
  cycle: 1,
  fixDay: 4,
  amount: '100.00',
  years: 3,
  list: [
    {
      fundCode: FUND,
      fundName: '溯光大盘300指数A',
      riskLevel: '3',
      indexName: '大盘300指数',
      size: '29856000000.00',
      sizeDate: '2026-09-30',
      from: '2023-11-20',
      to: '2026-11-20',
      percent: '-0.95',
      oncePercent: '3.07',
    },
  ],
};

const LOSS: Figures = {
  fund: {
    fundCode: FUND,
    fundName: '溯光大盘300指数A',
    riskLevel: '3',
    firstNavDate: '2018-09-05',
    lastNavDate: '2026-11-20',
    least: '10.00',
    most: '100000.00',
    yearsMost: 10,
  },
  cycleUnit: 1,
  cycle: 1,
  fixDay: 4,
  cycleName: '每周四',
  amount: '250.00',
  from: '2020-01-02',
  to: '2025-12-31',
  isCut: false,
  firstRunOn: '2020-01-02',
  valuedOn: '2025-12-31',
  runs: 310,
  dropped: 3,
  paid: '77500.00',
  fee: '114.70',
  shares: '38360.74',
  value: '71439.21',
  profit: '-6060.79',
  percent: '-7.82',
  xirr: '-2.71',
  once: {
    fee: '116.08',
    shares: '52749.78',
    value: '98235.92',
    profit: '20735.92',
    percent: '26.76',
  },
  feeRate: '0.0015',
  listFeeRate: '0.0150',
  isFeeKnown: true,
  reasons: {
    lastNav: '1.8623',
    averageCost: '2.0203',
    runsAbove: 205,
    runsBelow: 105,
    isAdjusted: false,
    days: 1458,
    daysBelow: 874,
    deepest: { day: '2024-02-02', percent: '-29.24' },
    highest: { day: '2021-02-10', percent: '80.85' },
  },
  smart: null,
  curve: {
    dates: ['2020-01-02', '2022-10-31', '2025-12-31'],
    value: ['249.63', '26287.83', '71439.21'],
    paid: ['250.00', '36500.00', '77500.00'],
    once: ['77383.92', '84610.65', '98235.92'],
  },
};

const GAIN: Figures = { ...LOSS, profit: '6060.79', percent: '7.82', xirr: null };

const show = (figures: Parameters<typeof answer<never, never>>[1] | unknown, path = PATH) =>
  renderScreen(path, {
    as: 'visitor',
    answers: [answer(planPicks, PICKS), answer(backtest, figures as Figures)],
  });

it('says that nothing came where it did not, and not that a fund is to be chosen', async () => {
  await renderScreen(PATH, { answers: [answer(planPicks, new NetworkFailure(''))] });
  expect(await screen.findByText('试算没有出来')).toBeVisible();
  expect(screen.queryByText('先选一只基金')).toBeNull();
});

it('says a loss in words, with both ways beside each other', async () => {
  const { calls } = await show(LOSS);
  expect(await screen.findByText('定投亏了（元），截至2025-12-31')).toBeVisible();
  expect(calls(backtest)[0]).toMatchObject({ fundCode: FUND, amount: '100', fixDay: 4 });
  const table = screen.getAllByRole('table').find((one) => within(one).queryByText('同样的钱'));
  expect(table).toHaveTextContent('盈亏−6,060.79+20,735.92');
  expect(table).toHaveTextContent('手续费114.70116.08');
  expect(screen.getByRole('heading', { name: '为什么亏' })).toBeVisible();
  expect(
    screen.getByText(
      '310期里有205期买在1.8623以上，比最后一天的净值贵。平均成本2.0203，涨回这里才回本。',
    ),
  ).toBeVisible();
  expect(screen.getByText(/过往业绩不预示未来表现/)).toBeVisible();
});

it('says a gain in the same words, and no yearly rate under a year', async () => {
  await show(GAIN);
  expect(await screen.findByText('定投赚了（元），截至2025-12-31')).toBeVisible();
  expect(screen.getByText('不满1年，不算年化', { exact: false })).toBeVisible();
  expect(screen.getByText(/105期买在1\.8623以下.*跌到这里以下才会亏/)).toBeVisible();
});

it('shows the three sums of a day by keys', async () => {
  const { user } = await show(LOSS);
  const chart = await screen.findByRole('figure', { name: /定投与一次买入/ });
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart).toHaveTextContent('26,287.83');
  expect(chart).toHaveTextContent('84,610.65');
});

it('keeps in the address what was chosen', async () => {
  const { user, calls } = await show(LOSS);
  await user.click(await screen.findByRole('button', { name: /每期金额/ }));
  await user.click(await screen.findByRole('button', { name: '500' }));
  await user.click(screen.getByRole('button', { name: '算一算' }));
  await vi.waitFor(() => expect(calls(backtest).at(-1)).toMatchObject({ amount: '500' }));
  expect(window.location.search).toContain('amount=500');
  await user.click(await screen.findByRole('button', { name: '换成智能定投' }));
  await vi.waitFor(() =>
    expect(calls(backtest).at(-1)).toMatchObject({ smart: { rule: 'average', window: 250 } }),
  );
  expect(window.location.search).toContain('type=w4-average250');
});

it('offers the nearest days where the fund has no NAV', async () => {
  const none = new Refusal(29003, '这只基金2022-12-06成立，第一个净值是2022-12-06的', {
    field: 'to',
    from: '2022-12-06',
    to: '2025-12-06',
  });
  const { user, calls } = await show(
    ({ from }: { from: string | null }) => (from === '2022-12-06' ? LOSS : none),
    `${PATH}?fundCode=${FUND}&period=2015-01-01_2016-01-01`,
  );
  expect(await screen.findByText(/2022-12-06成立/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看2022-12-06至2025-12-06' }));
  expect(await screen.findByText('定投亏了（元），截至2025-12-31')).toBeVisible();
  expect(calls(backtest).at(-1)).toMatchObject({ from: '2022-12-06', to: '2025-12-06' });
});

it('leads to the field that was refused', async () => {
  const refused = new Refusal(29001, '每期至少10.00元', { field: 'amount' });
  const { user } = await show(refused, `${PATH}?fundCode=${FUND}&amount=1`);
  expect(await screen.findByText('每期至少10.00元')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '改金额' }));
  expect(await screen.findByRole('button', { name: '算一算' })).toBeVisible();
});

it('keeps what was asked when nothing came, and asks again', async () => {
  let times = 0;
  const { user } = await show(() => {
    times += 1;
    return times === 1 ? new Refusal(90000, '系统繁忙', null) : LOSS;
  }, `${PATH}?fundCode=${FUND}&type=m15`);
  expect(await screen.findByText('试算没有出来')).toBeVisible();
  expect(screen.getByRole('button', { name: /每月15日/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('定投亏了（元），截至2025-12-31')).toBeVisible();
});

it('reckons with a pick that is tapped, and asks for a fund where there is none', async () => {
  const { user, calls } = await show(LOSS, `${PATH}?fundCode=031028`);
  const pick = await screen.findByRole('button', { name: /溯光大盘300指数A.*R3/ });
  expect(pick).toHaveTextContent('−0.95%');
  await user.click(pick);
  await vi.waitFor(() => expect(calls(backtest).at(-1)).toMatchObject({ fundCode: FUND }));
});

it('asks for a fund where there is none to begin with', async () => {
  await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(planPicks, { ...PICKS, list: [] })],
  });
  expect(await screen.findByText('先选一只基金')).toBeVisible();
});

it('takes no fund in dollars, and asks for another', async () => {
  const fund = sample(showFund);
  const dollars = { ...fund, facts: { ...fund.facts, currency: '840' } };
  await renderScreen(`${PATH}?fundCode=${FUND}`, {
    as: 'visitor',
    answers: [answer(planPicks, PICKS), answer(backtest, LOSS), answer(showFund, dollars)],
  });
  expect(await screen.findByText('这只基金以美元计价，不能定投')).toBeVisible();
  expect(screen.getByText('先选一只基金')).toBeVisible();
  expect(screen.queryByText(/定投亏了/)).toBeNull();
  expect(screen.queryByRole('button', { name: '用这些设置定投' })).toBeNull();
});

it('lets none be chosen that takes no purchase, and says why', async () => {
  const found = sample(searchFunds);
  const [first, second] = found.list;
  if (!first || !second) throw new Error('the sample finds two funds');
  const dollars = { ...first, buyable: false, statusName: '以美元计价' };
  const { user } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [
      answer(planPicks, PICKS),
      answer(backtest, LOSS),
      answer(searchFunds, { ...found, list: [dollars, second] }),
    ],
  });
  await user.click((await screen.findAllByRole('button', { name: '换只基金' }))[0] as Element);
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByRole('searchbox'), '债');
  expect(await sheet.findByRole('button', { name: new RegExp(second.fundName) })).toBeVisible();
  expect(sheet.getByText('以美元计价')).toBeVisible();
  expect(sheet.queryByRole('button', { name: new RegExp(first.fundName) })).toBeNull();
});
