import { expect, test } from 'vitest';
import type { Order } from '@/trade/order/states';
import { orderDetail } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import { mainFigure, partlyText, sideFigures } from './dealFigures';

/** A redemption that has been paid out, with nothing said of its figures. */
const order = (change: Partial<Order>): Order => ({
  ...sample(orderDetail),
  kind: '024',
  payStatus: '6',
  amount: null,
  confirmedNav: null,
  confirmedAmount: null,
  confirmedShares: null,
  dates: { ...sample(orderDetail).dates, tDay: '2026-09-15' },
  ...change,
});

const labels = (one: Order) => [mainFigure(one), ...sideFigures(one)].map(({ label }) => label);

test('a dividend in money has neither redeemed shares nor a fee', () => {
  const cash = order({ kind: '143', confirmedNav: '1.0388', confirmedAmount: '157.91' });
  expect(labels(cash)).toEqual(['分红金额（元）']);
});

test('a dividend in shares names the NAV of its ex-date', () => {
  const shares = order({ kind: '143', confirmedNav: '1.0388', confirmedShares: '152.01' });
  expect(labels(shares)).toEqual(['再投资份额（份）', '除息日净值 09-15']);
});

test('a correction by the fund company is a change of shares alone', () => {
  const more = order({ kind: '144', confirmedNav: '1.0388', confirmedShares: '3.00' });
  expect(labels(more)).toEqual(['变动份额（份）']);
});

test('shares that move are told as shares, and once confirmed what they were worth', () => {
  const asked = order({ kind: '026', shares: '4925.60', movedTo: 'CHILD:1' });
  expect(mainFigure(asked)).toEqual({ label: '划转份额（份）', value: '4925.60' });
  expect(labels(asked)).toEqual(['划转份额（份）']);
  const moved = { confirmedNav: '1.5909', confirmedAmount: '7836.14', confirmedShares: '4925.60' };
  expect(labels({ ...asked, ...moved })).toEqual(['划转份额（份）', '划转时市值', '净值 09-15']);
});

test('a redemption shows its money once it has a price, its shares before', () => {
  const asked = { shares: '1152.67' };
  const priced = { confirmedNav: '1.8551', confirmedAmount: '2127.63', fee: '10.69' };
  expect(mainFigure(order(asked))).toEqual({ label: '赎回份额（份）', value: '1152.67' });
  expect(labels(order({ ...asked, ...priced }))).toEqual([
    '到账金额（元）',
    '赎回份额',
    '成交净值 09-15',
    '赎回费',
  ]);
});

test('a purchase shows its amount until the shares are confirmed', () => {
  const asked = order({ kind: '022', amount: '2000.00' });
  expect(labels(asked)).toEqual(['买入金额（元）']);
  const confirmed = { ...asked, confirmedNav: '1.6585', confirmedShares: '1205.55', fee: '0.60' };
  expect(labels(confirmed)).toEqual(['确认份额（份）', '申请金额', '成交净值 09-15', '手续费']);
});

test('a money fund has a price, always one yuan, and no NAV of a day', () => {
  const dates = { ...sample(orderDetail).dates, incomeUntil: '2026-09-15' };
  const priced = { confirmedNav: '1.0000', confirmedAmount: '500.00', fee: '0.00' };
  expect(labels(order({ shares: '500.00', dates, ...priced }))).toContain('每份价格');
});

test('what was confirmed in part is said in what was asked for', () => {
  const bought = order({ kind: '022', amount: '1500.00', confirmedAmount: '1000.00' });
  expect(partlyText(bought)).toBe('申请1,500.00元，确认了1,000.00元。');
  const redeemed = order({ shares: '300.00', confirmedShares: '120.00' });
  expect(partlyText(redeemed)).toBe('申请300.00份，确认了120.00份。');
});
