import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { adjustPlan, planAhead, plans } from '@/wire/gen/plans';
import { AHEAD, ENDED, NO_PLANS, PAUSED, PLAN, PLANS, SMART } from '../../../../test/planSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { consequence } from './usePlanActs';

const PATH = '/myfixedinvest';

beforeEach(() => amountsHidden.set(false));
afterEach(() => vi.unstubAllGlobals());

function show(list = PLANS, answers: readonly TestAnswer[] = []) {
  return renderScreen(PATH, {
    answers: [...answers, answer(plans, list), answer(planAhead, AHEAD)],
  });
}

it('shows what the next 30 days take, and each plan with its next run and its warning', async () => {
  await show();
  expect(await screen.findByText('到04-03共5笔，最多100,500.00')).toBeVisible();
  expect(screen.getByText('2个进行中，1个已暂停')).toBeVisible();
  expect(screen.getByText('已连续2次扣款失败，再失败1次计划会终止')).toBeVisible();
  expect(screen.getByText('3月28日休市，顺延到3月30日')).toBeVisible();
  expect(screen.getByText('已投43期 523,200.00')).toBeVisible();
  expect(screen.getByText(/还没扣过$/)).toBeVisible();
  expect(screen.getByRole('list', { name: '未来30天每天扣多少' })).toHaveTextContent('03-30');
  expect(screen.getByRole('link', { name: /^已终止的定投.*2个/ })).toHaveAttribute(
    'href',
    '/myendfixedinvest',
  );
});

it('counts all plans, and reads on where there are more than a page', async () => {
  const page = ({ pageNo }: { pageNo?: number | null }) =>
    pageNo === 2
      ? { ...PLANS, plans: [PAUSED], pageNo: 2 }
      : { ...PLANS, plans: [SMART, PLAN], hasMore: true };
  let reach = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { calls } = await show(PLANS, [answer(plans, page)]);
  expect(await screen.findByText('全部计划 3')).toBeVisible();
  expect(screen.queryByText(/还没扣过$/)).toBeNull();
  act(reach);
  expect(await screen.findByText(/还没扣过$/)).toBeVisible();
  expect(calls(plans).map((asked) => asked.pageNo)).toEqual([1, 2]);
});

it('says beside the plans that what they take did not come', async () => {
  await show(PLANS, [answer(planAhead, new Refusal(90000, '系统繁忙', null))]);
  expect(await screen.findByText('接下来扣多少没有加载出来')).toBeVisible();
  expect(screen.getByText('2个进行中，1个已暂停')).toBeVisible();
});

it('pauses a plan in two taps, the second of which states the consequence', async () => {
  let paused = false;
  const { user, calls } = await show(PLANS, [
    answer(adjustPlan, () => {
      paused = true;
      return { plan: { ...PLAN, state: '2' as const, next: null } };
    }),
    answer(plans, () => (paused ? { ...PLANS, running: 1, paused: 2 } : PLANS)),
  ]);
  await user.click(await screen.findByRole('button', { name: '暂停澄溪短债债券A的定投' }));
  const dialog = await screen.findByRole('alertdialog', { name: /的500\.00元不扣$/ });
  await user.click(within(dialog).getByRole('button', { name: '暂停' }));
  expect(
    await screen.findByText('已暂停', { selector: '[role="status"] *, [role="status"]' }),
  ).toBeVisible();
  expect(calls(adjustPlan)).toEqual([{ planNo: PLAN.planNo, act: 'pause' }]);
  expect(await screen.findByText('1个进行中，2个已暂停')).toBeVisible();
});

it('leaves a plan alone when the customer thinks again', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: '终止澄溪短债债券A的定投' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('每期500.00元不再扣，不能恢复');
  await user.click(within(dialog).getByRole('button', { name: '先不动' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls(adjustPlan)).toEqual([]);
});

it('changes nothing while the bank is asked, and says until when', async () => {
  await show({ ...PLANS, plans: [{ ...PLAN, underWay: true }] });
  expect(await screen.findByText(/这一期正在扣款/)).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: /的定投$/ })) {
    expect(button).toBeDisabled();
  }
});

it('says what an act leads to', () => {
  expect(consequence('resume', PAUSED)).toMatchObject({ title: '恢复后每期扣300.00元' });
  expect(consequence('pause', SMART).title).toMatch(/的约12,500\.00元不扣$/);
});

it('hides the sums, and how high they are', async () => {
  amountsHidden.set(true);
  await show();
  expect(await screen.findByText('已投43期 ****')).toBeVisible();
  const bars = await screen.findByRole('list', { name: '未来30天每天扣多少' });
  const heights = [...bars.querySelectorAll('i')].map((bar) => bar.style.height);
  expect(new Set(heights).size).toBe(1);
  expect(document.body).not.toHaveTextContent('12,500');
});

it('leads to where one begins while there is none', async () => {
  await show({ ...NO_PLANS, ended: 1 });
  expect(await screen.findByText('还没有定投')).toBeVisible();
  expect(screen.getByRole('link', { name: '去定投专区' })).toHaveAttribute(
    'href',
    '/investspecialarea',
  );
  expect(screen.getByRole('link', { name: /^已终止的定投/ })).toBeVisible();
});

it('says that they did not come', async () => {
  await renderScreen(PATH, { answers: [answer(plans, new Refusal(90000, '系统繁忙', null))] });
  expect(await screen.findByText('定投没有加载出来')).toBeVisible();
});

it('keeps plans that are over, with why, and makes the same anew', async () => {
  const over = { ...NO_PLANS, plans: [ENDED], ended: 1 };
  const { calls } = await renderScreen('/myendfixedinvest', { answers: [answer(plans, over)] });
  expect(await screen.findByText(/连续3次扣款失败，计划自动终止/)).toBeVisible();
  expect(calls(plans)).toEqual([{ ended: true, pageNo: 1 }]);
  expect(screen.getByRole('link', { name: '照样再设一个' })).toHaveAttribute(
    'href',
    `/publicregular?fundCode=${ENDED.fundCode}&amount=300&type=f1`,
  );
});

it('says that none is over', async () => {
  await renderScreen('/myendfixedinvest', { answers: [answer(plans, NO_PLANS)] });
  expect(await screen.findByText('没有终止的定投')).toBeVisible();
});

it('names the plans of the children', async () => {
  await show({ ...PLANS, plans: [{ ...PLAN, childNo: 1 }, SMART] });
  const child = await screen.findByRole('link', { name: new RegExp(PLAN.fundName) });
  expect(child).toHaveTextContent('小账户');
  expect(screen.getAllByText('小账户')).toHaveLength(1);
});
