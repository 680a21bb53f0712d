import { expect, it } from 'vitest';
import { orderDetail } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import { promisesOf } from './promises';

type Told = Parameters<typeof promisesOf>[0];

const step = (
  stage: Told['timeline'][number]['stage'],
  at: string | null,
  expectedOn?: string,
) => ({
  stage,
  title: '',
  detail: '',
  at,
  expectedOn,
  done: true,
  failed: false,
});

const bought: Told = {
  ...sample(orderDetail),
  confirmedOn: '2026-11-19',
  dates: {
    tDay: '2026-11-18',
    navDate: '2026-11-18',
    confirmDate: '2026-11-19',
    redeemableDate: '2026-11-20',
  },
  timeline: [
    step('confirmed', '2026-11-19T08:42:00+08:00'),
    step('redeemable', null, '2026-11-20'),
  ],
};

it('sets the promised days of a purchase against what happened', () => {
  expect(promisesOf(bought)).toEqual([
    {
      stage: 'confirm',
      promised: '2026-11-19',
      actual: '2026-11-19',
      at: '2026-11-19T08:42:00+08:00',
      late_days: 0,
    },
    {
      stage: 'redeemable',
      promised: '2026-11-20',
      actual: '2026-11-20',
      at: null,
      late_days: 0,
    },
  ]);
});

it('counts the days by which a payout came late', () => {
  const redeemed: Told = {
    ...bought,
    kind: '024',
    dates: { ...bought.dates, arriveDate: '2026-11-23' },
    timeline: [step('paidOut', '2026-11-25T10:02:00+08:00')],
  };
  expect(promisesOf(redeemed)[1]).toMatchObject({ stage: 'arrive', late_days: 2 });
});

it('leaves open what is ahead, and promises nothing for an order that ended', () => {
  const waiting = promisesOf({ ...bought, status: '3', confirmedOn: null, timeline: [] });
  expect(waiting.map(({ actual }) => actual)).toEqual([null, null]);
  expect(promisesOf({ ...bought, status: '7' })).toEqual([]);
});

it('promises what nobody asked for to nobody, but for the day of its money', () => {
  const split: Told = { ...bought, kind: '144', dates: { ...bought.dates, redeemableDate: null } };
  expect(promisesOf(split)).toEqual([]);
  const dividend: Told = {
    ...split,
    kind: '143',
    dates: { ...split.dates, arriveDate: '2026-11-23' },
  };
  expect(promisesOf(dividend).map(({ stage }) => stage)).toEqual(['arrive']);
});

it('does not take the time of another day for the time of the event', () => {
  const noted = { ...bought, timeline: [step('confirmed', '2026-11-20T00:10:00+08:00')] };
  expect(promisesOf(noted)[0]?.at).toBeNull();
});

it('sets the promised day of a refund against the moment at which the money was back', () => {
  const cancelled: Told = {
    ...bought,
    status: '7',
    confirmedOn: undefined,
    refund: '100.00',
    dates: { ...bought.dates, arriveDate: '2026-11-19' },
    timeline: [step('refunded', '2026-11-19T09:40:00+08:00')],
  };
  expect(promisesOf(cancelled)).toEqual([
    {
      stage: 'refund',
      promised: '2026-11-19',
      actual: '2026-11-19',
      at: '2026-11-19T09:40:00+08:00',
      late_days: 0,
    },
  ]);
});
