import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, type OrderDraft } from '@/trade/form/useOrderDraft';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { children } from '@/wire/gen/childaccounts';
import { verifyPassword } from '@/wire/gen/identity';
import { placedUnder, preBuy } from '@/wire/gen/orders';
import {
  changePlan,
  createPlan,
  planCalendar,
  planDetail,
  planNextDates,
  plans,
  prePlan,
} from '@/wire/gen/plans';
import { openAct, settleAct } from '@/wire/openAct';
import { CALENDAR, DETAIL, NEXT_DATES, PLAN, PLANS } from '../../../../test/planSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { PrePlan } from './makeState';
import { termsIn, termsOf } from './wish';

const purchase = sample(preBuy);
const { fundCode } = purchase;
const PATH = `/publicregular?fundCode=${fundCode}&amount=500&type=m28`;
const pre: PrePlan = {
  purchase,
  open: true,
  closedReason: '',
  least: '10.00',
  most: '50000.00',
  smart: [
    {
      rule: 'average',
      name: '跟均线',
      windows: [250, 180, 500],
      leastPercent: 60,
      mostPercent: 200,
      least: '17.00',
      most: '25000.00',
    },
  ],
  plan: null,
  failuresMost: 3,
  hasAnother: false,
};
const made = { planNo: PLAN.planNo, plan: PLAN, dates: [], text: '' };
const verified = answer(verifyPassword, {
  unlockedUntil: '2026-03-04T10:00:00+08:00',
  valid: true,
});
const around = [
  answer(planNextDates, NEXT_DATES),
  answer(planCalendar, CALENDAR),
  answer(planDetail, { ...DETAIL, plan: PLAN, runs: [], changes: [] }),
  verified,
];

beforeEach(() => {
  settleAct(openAct.get()?.key ?? '');
  dropDraft(`plan ${fundCode}`);
  dropDraft(`plan ${fundCode} ${PLAN.planNo}`);
  dropDraft(`plan ${fundCode} child 2`);
});

/** As somebody has filled it in, with the documents accepted. */
function draft(more: Partial<OrderDraft> = {}) {
  keepDraft({
    of: `plan ${fundCode}`,
    fundCode,
    amount: '500',
    asked: '500 m28',
    plan: termsIn('m28'),
    accepted: purchase.agreements.map(({ id, version }) => `${id}@${version}`),
    ...more,
  });
}

function show(answers: readonly TestAnswer[], path = PATH, own = pre) {
  return renderScreen(path, {
    answers: [...answers, answer(plans, { ...PLANS, plans: [] }), answer(prePlan, own), ...around],
  });
}

type Shown = Awaited<ReturnType<typeof show>>;

async function confirmIt({ user }: Shown, act = '确认定投') {
  await waitFor(() => expect(screen.getByRole('button', { name: act })).toBeEnabled(), {
    timeout: 5000,
  });
  await user.click(screen.getByRole('button', { name: act }));
  const sheet = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await user.type(within(sheet).getByLabelText('登录密码'), 'secret-1{Enter}');
  return sheet;
}

it('makes a plan, and its result takes the place of the form', async () => {
  draft();
  const shown = await show([answer(createPlan, made)]);
  expect(await screen.findByText('3月28日休市，顺延到3月30日')).toBeVisible();
  expect(await screen.findByText('连续3期扣款失败')).toBeVisible();
  await confirmIt(shown);
  await waitFor(() => expect(window.location.pathname).toBe('/publicregresult'));
  expect(shown.calls(createPlan)).toEqual([
    {
      fundCode,
      amount: '500.00',
      cycleUnit: 2,
      cycle: 1,
      fixDay: 28,
      smart: null,
      end: null,
      cardId: purchase.methods[0]?.cardId,
      cashAcco: null,
      cashFundCode: null,
      agreements: purchase.agreements.map(({ id }) => id),
    },
  ]);
  expect(await screen.findByText('定投已设好')).toBeVisible();
});

it('says a refusal at its field, where it stands until that is changed', async () => {
  draft();
  const refusal = new Refusal(29001, '截止日不能早于首次扣款日', { field: 'end.date' });
  const shown = await show([answer(createPlan, refusal)]);
  await confirmIt(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('截止日不能早于首次扣款日');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('先改上面标出的地方')).toBeVisible();
  await shown.user.click(screen.getByRole('radio', { name: '每天' }));
  await waitFor(() => expect(screen.queryByText('截止日不能早于首次扣款日')).toBeNull());
});

it('finds the plan whose answer was lost, and makes no second one', async () => {
  draft();
  let there = false;
  const shown = await show([
    answer(createPlan, () => {
      there = true;
      return new NetworkFailure('offline');
    }),
    answer(plans, () => ({ ...PLANS, plans: there ? [PLAN] : [] })),
    answer(placedUnder, { order: null }),
  ]);
  const sheet = await confirmIt(shown);
  expect(await within(sheet).findByText(/还不知道有没有提交成功/)).toBeVisible();
  await shown.user.click(within(sheet).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(window.location.pathname).toBe('/publicregresult'));
  expect(shown.calls(placedUnder)).toHaveLength(1);
  expect(shown.calls(createPlan)).toHaveLength(1);
  expect(openAct.get()).toBeNull();
});

it('gives the form back as it was where nothing came of a lost answer', async () => {
  draft();
  const shown = await show([
    answer(createPlan, new NetworkFailure('offline')),
    answer(placedUnder, { order: null }),
  ]);
  const sheet = await confirmIt(shown);
  await within(sheet).findByText(/还不知道有没有提交成功/);
  await shown.user.click(within(sheet).getByRole('button', { name: '关闭' }));
  expect(await screen.findByRole('button', { name: '每期金额，500元' })).toBeVisible();
  expect(window.location.pathname).toBe('/publicregular');
});

it('takes more when the fund is cheap, within bounds that it says', async () => {
  draft();
  const { user } = await show([]);
  await user.click(await screen.findByRole('radio', { name: '跟均线' }));
  expect(screen.getByText('每期约为基准金额的60%至200%')).toBeVisible();
  expect(screen.getByRole('link', { name: /看规则/ })).toHaveAttribute('href', '/smartinvestrule');
  await user.click(screen.getByRole('button', { name: '500日' }));
  expect(screen.getByRole('button', { name: '500日' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: '每期基准金额，500元' })).toBeVisible();
});

it('says that there is another one, and where', async () => {
  await show([], PATH, { ...pre, hasAnother: true });
  const way = await screen.findByRole('link', { name: '看已有的定投' });
  expect(way).toHaveAttribute('href', '/myfixedinvest');
});

it('asks the days anew at each change of the cycle', async () => {
  draft();
  const { user, calls } = await show([]);
  await user.click(await screen.findByRole('radio', { name: '每周' }));
  await user.click(screen.getByRole('button', { name: '周二' }));
  await waitFor(() =>
    expect(calls(planNextDates).at(-1)).toMatchObject({ cycleUnit: 1, fixDay: 2 }),
  );
});

it('changes a plan, beside what it was', async () => {
  draft({
    of: `plan ${fundCode} ${PLAN.planNo}`,
    asked: '',
    amount: '800',
    plan: termsOf(PLAN),
    cardId: PLAN.cardId ?? '',
  });
  const path = `/publicregular?planNo=${PLAN.planNo}`;
  const shown = await show([answer(changePlan, made)], path, { ...pre, plan: PLAN });
  expect(await screen.findByText('改了什么')).toBeVisible();
  await confirmIt(shown, '确认修改');
  await waitFor(() => expect(shown.calls(changePlan)).toHaveLength(1));
  expect(shown.calls(changePlan)[0]).toMatchObject({ planNo: PLAN.planNo, amount: '800.00' });
});

it('says why a fund takes no plans, and the way to others', async () => {
  await show([], PATH, { ...pre, open: false, closedReason: '基金还在募集' });
  expect(await screen.findByText('基金还在募集')).toBeVisible();
  expect(screen.getByRole('button', { name: '看看别的基金' })).toBeVisible();
});

it('says that it did not come, and where there is no fund where to choose one', async () => {
  await renderScreen('/publicregular', {});
  expect(await screen.findByText('先选一只基金')).toBeVisible();
});

const family = { children: [{ childNo: 2, name: '小满', cardName: '江汀银行 0000' }] };
const asFamily = answer(children, family as never);

it('makes a plan for a child, which the card of its account pays', async () => {
  draft({ amount: '700' });
  draft({ of: `plan ${fundCode} child 2` });
  const shown = await show([answer(createPlan, made), asFamily], `${PATH}&childNo=2`);
  expect(await screen.findByText('给“小满”定投')).toBeVisible();
  expect(await screen.findByText('江汀银行 0000')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: '付款方式' })).toBeNull();
  await confirmIt(shown);
  await waitFor(() => expect(shown.calls(createPlan)).toHaveLength(1));
  const [sent] = shown.calls(createPlan);
  expect(sent).toMatchObject({ fundCode, amount: '500.00', childNo: 2 });
  for (const own of ['cardId', 'cashAcco', 'cashFundCode']) expect(sent).not.toHaveProperty(own);
});

it("leaves a child's plan to the child when it is changed, also from a link that names none", async () => {
  draft({
    of: `plan ${fundCode} ${PLAN.planNo}`,
    asked: '',
    amount: '800',
    plan: termsOf(PLAN),
    cardId: PLAN.cardId ?? '',
  });
  const path = `/publicregular?planNo=${PLAN.planNo}`;
  const plan = { ...PLAN, childNo: 2 };
  const shown = await show([answer(changePlan, made), asFamily], path, { ...pre, plan });
  expect(await screen.findByText('给“小满”定投')).toBeVisible();
  expect(screen.getByText(PLAN.payer)).toBeVisible();
  await confirmIt(shown, '确认修改');
  await waitFor(() => expect(shown.calls(changePlan)).toHaveLength(1));
  const [sent] = shown.calls(changePlan);
  expect(sent).toMatchObject({ planNo: PLAN.planNo, amount: '800.00', childNo: 2 });
  for (const own of ['cardId', 'cashAcco', 'cashFundCode']) expect(sent).not.toHaveProperty(own);
});

it("does not move one's own plan to a child that the link names", async () => {
  const path = `/publicregular?planNo=${PLAN.planNo}&childNo=2`;
  await show([asFamily], path, { ...pre, plan: PLAN });
  expect(await screen.findByRole('radiogroup', { name: '付款方式' })).toBeVisible();
  expect(screen.queryByText('给“小满”定投')).toBeNull();
});
