import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import type { Order } from '@/trade/order/states';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { children } from '@/wire/gen/childaccounts';
import { shareLots } from '@/wire/gen/holdings';
import { cancelOrder, orderDetail } from '@/wire/gen/orders';
import { CHILDREN } from '../../../../test/childSamples';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const OPEN = sample(orderDetail, 'open');
const CANCELLED: Order = { ...OPEN, status: '7', statusName: '已撤单', cancelable: false };
const path = `/dealDetails?orderNo=${OPEN.orderNo}`;

it('says what its voucher took and saves, and where the points are', async () => {
  const voucher = { name: '嘉豆抵费券', points: 100, saved: '3.99', state: 'used' as const };
  const taken = { ...OPEN, voucher: { ...voucher, stateName: '已使用' } };
  await renderScreen(path, { answers: [answer(orderDetail, taken)] });
  expect(await screen.findByText('嘉豆抵费券')).toBeVisible();
  expect(screen.getByText('100嘉豆，省3.99元（已使用）')).toBeVisible();
});

it('leads to the plan whose run it is', async () => {
  const run = { ...OPEN, planNo: '700000000000000017' };
  await renderScreen(path, { answers: [answer(orderDetail, run)] });
  expect(await screen.findByRole('link', { name: '查看计划和每一期' })).toHaveAttribute(
    'href',
    '/fixedinvestdetail?planNo=700000000000000017',
  );
});

it('leads to the lots of the account in which the order is', async () => {
  const { tradeAcco } = OPEN;
  const lots = sample(shareLots);
  const lot = { ...lots.lots[0], lotNo: OPEN.orderNo, tradeAcco } as (typeof lots.lots)[number];
  const done: Order = { ...OPEN, status: '1', confirmedOn: '2026-03-03', purpose: 'CHILD:1' };
  await renderScreen(path, {
    answers: [answer(orderDetail, done), answer(shareLots, { ...lots, lots: [lot] })],
  });
  const more = await screen.findByRole('link', { name: words.lotsMore });
  expect(more.getAttribute('href')).toContain('purpose=CHILD%3A1');
});

it('cancels an order before its cut-off, and shows what became of it', async () => {
  let cancelled = false;
  const { user, calls } = await renderScreen(path, {
    answers: [
      answer(orderDetail, () => (cancelled ? CANCELLED : OPEN)),
      answer(cancelOrder, () => {
        cancelled = true;
        return sample(cancelOrder);
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '撤单' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '确认撤单' }));
  expect((await screen.findAllByText('已撤单'))[0]).toBeVisible();
  expect(calls(cancelOrder)).toEqual([{ orderNo: OPEN.orderNo }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤单' })).toBeNull());
});

const MOVED: Order = {
  ...OPEN,
  kind: '026',
  kindName: '份额划转',
  purpose: 'SELF',
  movedTo: 'CHILD:1',
  amount: null,
  shares: '4925.60',
};

it('names both accounts of shares that move, and moves once more the same way', async () => {
  const { user } = await renderScreen(path, {
    answers: [answer(orderDetail, MOVED), answer(children, CHILDREN)],
  });
  const into = (await screen.findByText('转入账户')).parentElement;
  await waitFor(() => expect(into).toHaveTextContent('小满的小账户'));
  expect(screen.getByText('转出账户').parentElement).toHaveTextContent('我的账户');
  expect(screen.getByText('到小账户')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '再划一笔' }));
  await waitFor(() => expect(window.location.pathname).toBe('/childMove'));
  expect(window.location.search).toBe('?childNo=1&way=into');
});

it('says only that it is a child’s where its name does not come', async () => {
  const out = { ...MOVED, purpose: 'CHILD:2', movedTo: 'SELF' };
  await renderScreen(path, { answers: [answer(orderDetail, out), answer(children, CHILDREN)] });
  const from = (await screen.findByText('转出账户')).parentElement;
  expect(from).toHaveTextContent('小账户');
  expect(screen.getByText('到我的账户')).toBeVisible();
});

describe('where amounts are hidden', () => {
  const INTO = sample(orderDetail, 'into');
  const step = (label: string, formula: string, rounded: string) => ({
    label,
    formula,
    rounded,
    rounding: 'HALF_UP',
  });
  const BOUGHT = sample(orderDetail, 'holder');
  const paid = { ...BOUGHT, timeline: BOUGHT.timeline.map((one) => ({ ...one })) };
  const [first] = paid.timeline;
  if (first) first.detail = '用券省3.99元';
  const ORDERS: Record<string, Order> = {
    bought: {
      ...paid,
      voucher: {
        name: '嘉豆抵费券',
        points: 100,
        saved: '3.99',
        state: 'used',
        stateName: '已使用',
      },
    },
    partly: { ...BOUGHT, status: '6', amount: '1500.00', refund: '500.00', interest: '0.02' },
    redeemed: {
      ...BOUGHT,
      kind: '024',
      amount: null,
      shares: '8100.00',
      confirmedAmount: '10424.66',
      feeSteps: [step('第1批赎回费', '10522.16 × 0.0100', '105.22')],
    },
    onward: {
      ...INTO,
      confirmedShares: '1.00',
      onward: INTO.onward && {
        ...INTO.onward,
        amount: '1.15',
        stage: 'bought',
        purchase: {
          orderNo: '1',
          kind: '022',
          status: '1',
          statusName: '确认成功',
          payStatus: '2',
          amount: '1.15',
          shares: '1.15',
          tDay: '2026-03-06',
        } as NonNullable<NonNullable<Order['onward']>['purchase']>,
      },
    },
    converted: {
      ...OPEN,
      kind: '036',
      kindName: '基金转换',
      shares: '100.00',
      conversion: {
        targetFundCode: '031000',
        targetFundName: '澄溪现金宝货币A',
        fee: {
          estimated: true,
          shares: '100.00',
          nav: '1.1504',
          navDate: '2026-03-03',
          gross: '115.04',
          redeemFee: '0.12',
          netOut: '114.92',
          topUpFee: '0.00',
          amountIn: '114.92',
          discount: '1.0000',
          targetNav: '1.0000',
          targetNavDate: '2026-03-03',
          targetShares: '114.92',
          steps: [step('转出金额', '100.00 × 1.1504', '115.04')],
        },
      },
    },
  };
  /** Prices have four decimals, and rates their sign. */
  const sums = () =>
    [...document.querySelectorAll('body *')].flatMap(
      ({ textContent }) => textContent?.match(/[\d,]+\.\d\d(?![\d%])/g) ?? [],
    );

  afterEach(() => act(() => amountsHidden.set(false)));

  it.each(Object.entries(ORDERS))('shows no sum and no shares of one %s', async (_, order) => {
    const lots = sample(shareLots);
    const { orderNo: lotNo, tradeAcco } = order;
    const lot = { ...lots.lots[0], lotNo, tradeAcco } as (typeof lots.lots)[number];
    const { user } = await renderScreen(path, {
      answers: [answer(orderDetail, order), answer(shareLots, { ...lots, lots: [lot] })],
    });
    await screen.findByText('订单号');
    if (order.confirmedOn && order.amount) await screen.findByText(words.lots);
    expect(sums()).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: '隐藏金额' }));
    expect(sums()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '显示金额' }));
    expect(sums()).not.toEqual([]);
  });

  it('says what a cancellation brings back', async () => {
    amountsHidden.set(true);
    const { user } = await renderScreen(path, { answers: [answer(orderDetail, OPEN)] });
    await user.click(await screen.findByRole('button', { name: '撤单' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('撤单，退回1,000.00元');
  });
});
