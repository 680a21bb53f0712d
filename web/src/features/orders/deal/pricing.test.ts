import { expect, it } from 'vitest';
import { priceAhead, pricingOf, timeAfter } from './pricing';

type Told = Parameters<typeof pricingOf>[0];

const order = (createdAt: string, tDay: string, paidAt?: string): Told => ({
  kind: '022',
  createdAt: `${createdAt}:00+08:00`,
  dates: { tDay, navDate: tDay, confirmDate: tDay, cancelUntil: `${tDay}T15:00:00+08:00` },
  timeline: paidAt
    ? [
        {
          stage: 'paid',
          title: '支付成功',
          detail: '',
          at: `${paidAt}:00+08:00`,
          done: true,
          failed: false,
        },
      ]
    : [],
});

it.each([
  ['before the cut-off of T', order('2026-11-17T14:52', '2026-11-17'), 'inTime'],
  ['after the cut-off', order('2026-11-17T15:08', '2026-11-18'), 'afterCutoff'],
  ['at the cut-off', order('2026-11-17T15:00', '2026-11-18'), 'afterCutoff'],
  ['on a Saturday morning', order('2026-11-21T10:00', '2026-11-23'), 'closedDay'],
  ['on a Saturday evening', order('2026-11-21T20:00', '2026-11-23'), 'closedDay'],
  ['on a holiday', order('2026-10-01T10:00', '2026-10-09'), 'closedDay'],
  ['paid late', order('2026-11-17T14:59', '2026-11-18', '2026-11-17T15:01'), 'paidLate'],
])('says why: %s', (_, told, reason) => {
  expect(pricingOf(told)?.reason).toBe(reason);
});

it('lets the payment decide when it came late', () => {
  const told = order('2026-11-17T14:59', '2026-11-18', '2026-11-17T15:01');
  expect(pricingOf(told)).toMatchObject({ time: '15:01', day: '2026-11-17', cutoff: '15:00' });
});

it('has nothing to say of dividends and quick redemptions', () => {
  const told = order('2026-11-17T14:59', '2026-11-17');
  expect(pricingOf({ ...told, kind: '143' })).toBeNull();
  expect(pricingOf({ ...told, dates: { ...told.dates, cancelUntil: null } })).toBeNull();
});

it('says which price is ahead and when it is published, until it is known', () => {
  const told = order('2026-11-17T14:52', '2026-11-17');
  const late = { ...told, dates: { ...told.dates, navDate: '2026-11-18' } };
  expect(priceAhead(told)).toBe('按11-17（周二）的净值成交，当晚公布');
  expect(priceAhead(late)).toBe('按11-17（周二）的净值成交，11-18（周三）晚公布');
  expect(priceAhead({ ...told, confirmedNav: '1.3841' })).toBeUndefined();
  expect(priceAhead({ ...told, kind: '098' })).toBeUndefined();
});

it('says of a money fund from, or until, which day it has income, and of no NAV', () => {
  const told = order('2026-11-20T14:52', '2026-11-20');
  const bought = { ...told, dates: { ...told.dates, incomeFrom: '2026-11-23' } };
  const redeemed = { ...told, dates: { ...told.dates, incomeUntil: '2026-11-22' } };
  expect(priceAhead(bought)).toBe('每份1元，11-23（周一）起每天有收益');
  expect(priceAhead(redeemed)).toBe('每份1元，收益算到11-22（周日）');
});

it.each([
  ['15:08', '8分钟'],
  ['15:00', '不到1分钟'],
  ['16:00', '1小时'],
  ['17:20', '2小时20分'],
])('says how long after 15:00 %s is', (time, words) => {
  expect(timeAfter('15:00', time)).toBe(words);
});
