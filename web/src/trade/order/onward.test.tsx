import { expect, test } from 'vitest';
import { promisesOf } from '@/features/orders/deal/promises';
import { orderDetail } from '@/wire/gen/orders';
import { sample } from '../../../test/sample';
import { NO_FILTER } from './deals';
import {
  firstText,
  type IntoRecord,
  isUnderWay,
  legsText,
  monthsOf,
  type Onward,
  secondText,
} from './onward';
import { hasTwoFunds, type Order } from './states';

const INTO = sample(orderDetail, 'into');
const ORDER: Order = {
  ...INTO,
  confirmedOn: null,
  dates: { ...INTO.dates, tDay: '2026-11-23', confirmDate: '2026-11-24', arriveDate: '2026-11-25' },
};

function onward(over: Partial<Onward>): Onward {
  return {
    targetFundCode: '033058',
    targetFundName: '石桐现金宝货币A',
    stage: 'redeeming',
    stageName: '赎回中',
    buysOn: '2026-11-25',
    confirmsOn: '2026-11-26',
    reason: '',
    ...over,
  };
}

test('each leg says its day, and once it is over what came of it', () => {
  expect(firstText(ORDER)).toBe('11-24确认');
  expect(secondText(onward({}))).toBe('11-25到账后自动买入');
  expect(firstText({ ...ORDER, status: '1', confirmedOn: '2026-11-24' })).toBe('11-24已确认');
  expect(secondText(onward({ stage: 'waiting' }))).toBe('11-25到账后自动买入');
  expect(secondText(onward({ stage: 'buying' }))).toBe('11-25已买入，11-26确认份额');
  const purchase = { shares: '1141.36' } as Onward['purchase'];
  expect(secondText(onward({ stage: 'bought', purchase }))).toBe('得到1,141.36份');
});

test('what was not bought says so, whatever became of the money', () => {
  expect(secondText(onward({ stage: 'toCard', buysOn: null }))).toBe('没有买入');
  expect(secondText(onward({ stage: 'nothing', buysOn: null }))).toBe('没有买入');
  expect(firstText({ ...ORDER, status: '7', statusName: '已撤单' })).toBe('已撤单');
});

const step = (stage: 'onward' | 'paidOut', at: string, failed = false) => ({
  stage,
  title: '',
  detail: '',
  at,
  done: true,
  failed,
});

test('money that bought has arrived as promised; money that could not arrives on the card', () => {
  const confirmed = { ...ORDER, status: '1', confirmedOn: '2026-11-24' } as Order;
  const arrival = (timeline: Order['timeline']) =>
    promisesOf({ ...confirmed, timeline }).find(({ stage }) => stage === 'arrive')?.actual;
  expect(arrival([step('onward', '2026-11-25T09:00:00+08:00')])).toBe('2026-11-25');
  const failed = step('onward', '2026-11-25T09:00:00+08:00', true);
  expect(arrival([failed])).toBeNull();
  expect(arrival([failed, step('paidOut', '2026-11-25T16:00:00+08:00')])).toBe('2026-11-25');
});

test('an order of two funds has the page of both legs', () => {
  expect(hasTwoFunds({ kind: '024', targetFundCode: '033058' })).toBe(true);
  expect(hasTwoFunds({ kind: '036' })).toBe(true);
  expect(hasTwoFunds({ kind: '024', targetFundCode: null })).toBe(false);
});

test('a line of a list has the days of both legs, or why nothing was bought', () => {
  const placed = { tDay: '2026-11-23' };
  expect(legsText(placed, onward({}))).toBe('按11-23净值赎回，11-25到账后自动买入');
  expect(legsText(placed, onward({ stage: 'waiting' }))).toBe('11-25到账后自动买入');
  expect(legsText(placed, onward({ stage: 'bought' }))).toBe('11-25买入，11-26确认');
  const failed = onward({ stage: 'toCard', buysOn: null, reason: '基金暂停申购' });
  expect(legsText(placed, failed)).toBe('基金暂停申购');
  expect([isUnderWay(onward({})), isUnderWay(failed)]).toEqual([true, false]);
});

test('records stand under their month, those of other days are left out', () => {
  const record = (orderNo: string, createdAt: string) =>
    ({ redemption: { orderNo, createdAt } }) as IntoRecord;
  const all = [
    // Five minutes past midnight in China is still the day before in UTC.
    record('3', '2026-11-01T00:05:00+08:00'),
    record('2', '2026-10-31T23:55:00+08:00'),
    record('1', '2026-06-02T10:00:00+08:00'),
  ];
  const found = (filter: Parameters<typeof monthsOf>[1]) =>
    monthsOf(all, filter, '2026-11-25').map(([month, records]) => [
      month,
      records.map(({ redemption }) => redemption.orderNo),
    ]);
  expect(found(NO_FILTER)).toEqual([
    ['2026-11', ['3']],
    ['2026-10', ['2']],
    ['2026-06', ['1']],
  ]);
  expect(found({ ...NO_FILTER, time: '1m' })).toEqual([
    ['2026-11', ['3']],
    ['2026-10', ['2']],
  ]);
  expect(found({ ...NO_FILTER, time: 'own', from: '2026-06-01', until: '2026-06-30' })).toEqual([
    ['2026-06', ['1']],
  ]);
});
