import { expect, test } from 'vitest';
import { Refusal } from '@/wire/failure';
import { PLAN } from '../../../../test/planSamples';
import { leftIn, linesOf, type Unsettled } from './left';

const ITEM: Unsettled = {
  kind: 'holding',
  title: '澄溪短债债券A',
  fundCode: '031028',
  tradeAcco: '0000000001009',
  orderNo: null,
  shares: '6226.06',
  amount: '7141.91',
  until: null,
};
const ORDER: Unsettled = {
  ...ITEM,
  kind: 'order',
  title: '买入溯光大盘300指数A',
  orderNo: '77',
  shares: null,
  amount: '1000.00',
  until: '2026-03-05',
};
const PAYOUT: Unsettled = { ...ORDER, kind: 'payout', title: '赎回款', until: null };

const LEFT = { unsettled: [ORDER, ITEM, PAYOUT], plans: [PLAN] };

test('what the customer settles stands first, each with its way', () => {
  expect(linesOf(LEFT, 'CHILD:1', false)).toMatchObject([
    { title: '定投澄溪短债债券A', act: '去终止', path: `/fixedinvestdetail?planNo=${PLAN.planNo}` },
    {
      title: '澄溪短债债券A 6,226.06份',
      sub: '约7,141.91，赎回的钱回到付款的卡',
      path: '/assetDetails?fundCode=031028&purpose=CHILD%3A1',
    },
    { title: '赎回款 1,000.00', sub: '银行没有收款，要你选一张卡', waits: false },
    { title: '买入溯光大盘300指数A 1,000.00', path: '/dealDetails?orderNo=77', waits: true },
  ]);
});

test('no sum is told where amounts are hidden', () => {
  const said = linesOf(LEFT, 'CHILD:1', true).map(({ title, sub }) => title + sub);
  expect(said.join()).not.toMatch(/6,226|7,141|1,000|500\.00/);
});

test('only a refusal that names what is left has lines', () => {
  expect(leftIn(new Refusal(30005, '处理后才能关闭', LEFT))).toEqual(LEFT);
  expect(leftIn(new Refusal(30004, '这个小账户已经关闭', null))).toBeUndefined();
  expect(leftIn(new Error('lost'))).toBeUndefined();
  expect(leftIn(null)).toBeUndefined();
});
