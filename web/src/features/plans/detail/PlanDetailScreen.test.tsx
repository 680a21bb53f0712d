import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { explainRun, planCalendar, planDetail } from '@/wire/gen/plans';
import {
  CALENDAR,
  DETAIL,
  ENDED,
  FAILED_RUN,
  PLAN,
  RUN,
  SKIPPED_RUN,
  SMART,
} from '../../../../test/planSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { withoutSums } from './ChangesCard';
import { changedOf, weeksOf } from './months';
import { smartText } from './run';

const PATH = `/fixedinvestdetail?planNo=${SMART.planNo}`;

beforeEach(() => amountsHidden.set(false));

function show(detail = DETAIL, answers: readonly TestAnswer[] = []) {
  return renderScreen(PATH, {
    answers: [...answers, answer(planDetail, detail), answer(planCalendar, CALENDAR)],
  });
}

it('shows a loss as plainly as a gain, beside what was paid', async () => {
  await show();
  const [hero] = await screen.findAllByText('−12,988', { exact: false });
  expect(hero).toHaveTextContent('−12,988.06');
  for (const figure of ['−2.54%', '511,200.00', '498,211.94']) {
    expect(document.body).toHaveTextContent(figure);
  }
  expect(screen.getByText('另有1期已扣款，等确认，还没算进来')).toBeVisible();
  expect(screen.getByText(/不管后来有没有赎回/)).toBeVisible();
  expect(screen.getByText('已连续2次扣款失败，再失败1次计划会终止')).toBeVisible();
});

it('draws what was paid beside what it was worth, a loss as plain as a gain', async () => {
  const { user } = await show();
  const chart = await screen.findByRole('figure', {
    name: /^定投芷汀大盘300指数A的投入和市值/,
  });
  const card = chart.closest('section');
  expect(card).toHaveTextContent('收益最高 2025-08-01+7,811.20');
  expect(card).toHaveTextContent('收益最低 03-03−12,988.06');
  expect(card).toHaveTextContent('4个净值日里，有2天市值低于投入');
  expect(card).toHaveTextContent('从2025-05-08到2026-03-03，投入511,200.00元，市值498,211.94元');
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(within(chart).getByText(/^2025-12-01/)).toBeVisible();
  expect(chart).toHaveTextContent('市值369,004.18投入375,000.00');
});

it('draws nothing before two days can be compared, and nothing that is hidden', async () => {
  if (!DETAIL.return) throw new Error('a return');
  await show({ ...DETAIL, return: { ...DETAIL.return, course: null } });
  expect(await screen.findByRole('heading', { name: '下一期' })).toBeVisible();
  expect(screen.queryByText('投入和市值')).toBeNull();
  cleanup();
  amountsHidden.set(true);
  await show();
  expect(await screen.findByText('显示金额后，能看每一天的投入和市值')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('says of each run what became of it, and of a smart one why it took so much', async () => {
  await show();
  const row = await screen.findByRole('button', { name: /02-24 周二/ });
  expect(row).toHaveTextContent('扣款失败');
  expect(row).toHaveTextContent('余额不足');
  expect(row).toHaveTextContent('2月19日休市，顺延到2月24日');
  expect(screen.getByRole('button', { name: /02-05/ })).toHaveTextContent(
    '离均线−6.85%，扣基准的140%',
  );
  expect(smartText({ ...RUN, percent: null }, null)).toBe('');
  const drawdown = { rule: 'drawdown', name: '跟回撤', window: 250 } as const;
  expect(smartText({ ...RUN, distance: '-12.5%' }, drawdown)).toBe('从最高跌12.50%，扣基准的90%');
});

it('explains a run that failed, and leads to its order', async () => {
  const explained = {
    run: FAILED_RUN,
    counted: true,
    failures: 2,
    advice: '存够钱，下一期会照常扣款',
  };
  const { user, calls } = await show(DETAIL, [answer(explainRun, explained)]);
  await user.click(await screen.findByRole('button', { name: /02-24 周二/ }));
  const sheet = await screen.findByRole('dialog', { name: '02-24这一期' }, { timeout: 5000 });
  expect(await within(sheet).findByText('存够钱，下一期会照常扣款')).toBeVisible();
  expect(within(sheet).getByText('算一次失败，现在连续失败2次')).toBeVisible();
  expect(within(sheet).getByText('09:30和14:00各试1次')).toBeVisible();
  expect(calls(explainRun)).toEqual([{ planNo: SMART.planNo, date: FAILED_RUN.date }]);
  await user.click(within(sheet).getByRole('button', { name: '看这笔订单' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dealDetails'));
  expect(window.location.search).toBe(`?orderNo=${FAILED_RUN.orderNo}`);
});

it('offers to make up by hand for a run that came to nothing', async () => {
  const explained = { run: SKIPPED_RUN, counted: false, failures: 0, advice: '' };
  const { user } = await show(DETAIL, [answer(explainRun, explained)]);
  await user.click(await screen.findByRole('button', { name: /02-12/ }));
  const sheet = await screen.findByRole('dialog', {}, { timeout: 5000 });
  expect(await within(sheet).findByText('不算失败')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: '自己补买一笔' }));
  await waitFor(() => expect(window.location.pathname).toBe('/publicbuy'));
});

it('says when the first run is, of a plan that has none yet', async () => {
  await show({ ...DETAIL, plan: PLAN, runs: [], return: null, changes: [] });
  expect(await screen.findByText('还没有确认的一期，确认以后开始算收益')).toBeVisible();
  expect(screen.getByText(/^第一期.*扣$/)).toBeVisible();
});

it('says why a plan is over, and makes the same anew', async () => {
  const { user } = await show({ ...DETAIL, plan: ENDED });
  expect(await screen.findByText('连续3次扣款失败，计划自动终止')).toBeVisible();
  expect(screen.queryByText('往后一年')).toBeNull();
  await user.click(screen.getByRole('button', { name: '照样再设一个' }));
  await waitFor(() => expect(window.location.pathname).toBe('/publicregular'));
});

it('hides sums wherever they stand', async () => {
  amountsHidden.set(true);
  await show();
  expect(await screen.findByText(/每期金额由\*\*\*\*元改为/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('511,200');
  expect(withoutSums('每期金额由10,000.00元改为500元')).toBe('每期金额由****元改为****元');
});

it('draws the weekdays of a month, with days that are moved and dropped', async () => {
  const october = weeksOf('2026-10-01', CALENDAR);
  expect(october.slice(0, 5).map(({ mark }) => mark)).toEqual([
    'none',
    'none',
    'none',
    'dropped',
    'open',
  ]);
  expect(weeksOf('2027-02-01', CALENDAR).find(({ day }) => day === '2027-02-15')?.mark).toBe(
    'moved',
  );
  expect(changedOf(CALENDAR).map(({ day }) => day)).toEqual(['2026-10-01', '2027-02-15']);
  await show();
  expect(await screen.findByText(/和下一期撞在一起/, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText(/^3月扣4次，共50,000\.00元，5日、/)).toBeInTheDocument();
});

it('says that it did not come', async () => {
  await renderScreen(PATH, {
    answers: [answer(planDetail, new Refusal(29005, '没有找到这个定投计划', null))],
  });
  expect(await screen.findByText('没有找到这个定投计划')).toBeVisible();
});

it("makes a child's plan anew for the child, and makes up for its runs in its account", async () => {
  const ofChild = { ...DETAIL, plan: { ...ENDED, childNo: 1 } };
  const { user } = await show(ofChild);
  expect(await screen.findByText('小账户')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '照样再设一个' }));
  await waitFor(() => expect(window.location.search).toContain('childNo=1'));
  cleanup();
  const explained = { run: SKIPPED_RUN, counted: false, failures: 0, advice: '' };
  const again = await show(ofChild, [answer(explainRun, explained)]);
  await again.user.click(await screen.findByRole('button', { name: /02-12/ }));
  const sheet = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await again.user.click(await within(sheet).findByRole('button', { name: '自己补买一笔' }));
  await waitFor(() => expect(window.location.search).toContain(`acco=${ENDED.tradeAcco}`));
});
