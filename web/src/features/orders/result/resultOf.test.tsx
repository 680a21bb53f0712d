import { expect, it } from 'vitest';
import type { Order } from '@/trade/order/states';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import * as PayStatus from '@/wire/gen/codes/pay-status';
import { orderDetail } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import { resultOf } from './resultOf';

function order(change: Partial<Order>): Order {
  return { ...sample(orderDetail, 'open'), ...change };
}

const bought: Partial<Order> = {
  kind: OrderKind.Buy,
  amount: '1000.00',
  refund: null,
  reason: undefined,
};

it('turns while the bank is asked, and says what to do when it takes long', () => {
  const paying = order({ ...bought, status: OrderStatus.Accepted, payStatus: PayStatus.Paying });
  expect(resultOf(paying, false)).toMatchObject({
    tone: 'now',
    title: '正在付款',
    sum: { value: '1000.00', prefix: '¥' },
    text: '银行通常几秒内回复，请不要重复提交',
  });
  expect(resultOf(paying, true).text).toContain('你可以先离开');
});

it('says of a refusal that nothing was charged, with the bank’s reason before it', () => {
  const refused = order({ ...bought, payStatus: PayStatus.PayFailed, reason: '余额不足' });
  expect(resultOf(refused, false)).toMatchObject({
    tone: 'warn',
    title: '付款没有成功',
    text: '余额不足。没有扣款，没有买入。',
  });
});

it('shows shares while a redemption has no amount, and the amount once it has', () => {
  const redeemed: Partial<Order> = {
    kind: OrderKind.Redeem,
    shares: '500.00',
    confirmedShares: null,
    confirmedAmount: null,
    payStatus: PayStatus.Unpaid,
    reason: undefined,
    refund: null,
  };
  const open = resultOf(order({ ...redeemed, status: OrderStatus.Accepted }), false);
  expect(open).toMatchObject({ tone: 'done', sum: { value: '500.00', unit: '份' }, text: '' });
  const confirmed = order({
    ...redeemed,
    status: OrderStatus.Confirmed,
    confirmedShares: '500.00',
    confirmedAmount: '612.35',
  });
  expect(resultOf(confirmed, false)).toMatchObject({
    title: '赎回已确认',
    sum: { value: '612.35', prefix: '¥' },
    text: '赎回500.00份',
  });
});

it('marks what the customer took back as undone', () => {
  const taken = order({ ...bought, status: OrderStatus.Cancelled, payStatus: PayStatus.Paid });
  expect(resultOf(taken, false)).toMatchObject({ tone: 'undone', title: '已撤单' });
});

it('says of shares that move how many, and in which account they are', () => {
  const moving = order({
    kind: OrderKind.Move,
    movedTo: 'CHILD:1',
    amount: null,
    shares: '4925.60',
    confirmedShares: null,
    confirmedAmount: null,
    refund: null,
    reason: undefined,
    status: OrderStatus.Accepted,
    payStatus: PayStatus.Unpaid,
  });
  expect(resultOf(moving, false)).toMatchObject({
    tone: 'done',
    title: '划转已受理',
    sum: { value: '4925.60', unit: '份' },
  });
  const moved: Order = {
    ...moving,
    status: OrderStatus.Confirmed,
    confirmedShares: '4925.60',
    confirmedAmount: '7836.14',
  };
  expect(resultOf(moved, false)).toMatchObject({
    title: '划转已确认',
    sum: { value: '4925.60', unit: '份' },
    text: '4,925.60份已在小账户',
  });
  expect(resultOf({ ...moved, movedTo: 'SELF' }, false).text).toBe('4,925.60份已在我的账户');
});
