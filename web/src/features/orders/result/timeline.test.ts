import { expect, test } from 'vitest';
import type { Order } from '@/trade/order/states';
import { lineOf, promiseOf } from './timeline';

const step = (title: string, change = {}) => ({
  stage: 'accepted' as const,
  title,
  detail: '',
  done: false,
  failed: false,
  ...change,
});

test('the first stage ahead is the present one and carries the buttons', () => {
  const steps = promiseOf(
    [
      step('提交', { done: true, at: '2026-11-20T14:32:08+08:00' }),
      step('确认', { expectedOn: '2026-11-23' }),
      step('可赎回', { expectedOn: '2026-11-24' }),
    ],
    '撤单',
  );
  expect(steps.map(({ state, date, acts }) => [state, date, acts])).toEqual([
    ['done', '11-20 14:32', undefined],
    ['now', '11-23 周一', '撤单'],
    ['later', '11-24 周二', undefined],
  ]);
});

test('after a failure nothing is in progress', () => {
  const steps = promiseOf([
    step('提交', { done: true }),
    step('付款', { failed: true }),
    step('确认'),
  ]);
  expect(steps.map(({ state }) => state)).toEqual(['done', 'failed', 'later']);
});

test('what went wrong and was tried again is in progress', () => {
  const steps = promiseOf([
    step('打款失败', { done: true, failed: true }),
    step('重新打款', { done: true }),
    step('资金到账'),
  ]);
  expect(steps.map(({ state }) => state)).toEqual(['failed', 'done', 'now']);
});

test('a fund in its offering confirms on the promised day at the latest', () => {
  const ahead = { ...step('基金成立'), stage: 'confirmed' as const, expectedOn: '2026-12-15' };
  expect(promiseOf([ahead], undefined, true)[0]?.date).toBe('最晚12-15 周二');
  expect(promiseOf([ahead])[0]?.date).toBe('12-15 周二');
});

test('money arrives by its last day, until it has', () => {
  const paid = { ...step('资金到账'), stage: 'paidOut' as const, expectedOn: '2026-11-30' };
  const textOf = (one: typeof paid) =>
    promiseOf([one], undefined, false, undefined, '2026-12-04')[0]?.text;
  expect(textOf(paid)).toBe('最晚12-04（周五）');
  expect(textOf({ ...paid, done: true })).toBeUndefined();
});

test('shares that move have the day on which they change hands before they are confirmed', () => {
  const move = {
    dates: { tDay: '2026-11-20' },
    kind: '026' as const,
    purpose: 'SELF',
    movedTo: 'CHILD:1',
    cancelable: true,
    timeline: [step('提交', { done: true }), { ...step('确认划转'), stage: 'confirmed' as const }],
  } as unknown as Order;
  const told = promiseOf(lineOf(move));
  expect(told.map(({ title, state }) => [title, state])).toEqual([
    ['提交', 'done'],
    ['划转日', 'now'],
    ['确认划转', 'later'],
  ]);
  expect(told[1]?.text).toBe('到这天为止的收益归我的账户，以后的归小账户');
  const late = promiseOf(lineOf({ ...move, cancelable: false }));
  expect(late.map(({ state }) => state)).toEqual(['done', 'done', 'now']);
  const taken = { ...move, timeline: [step('已撤单', { done: true })] };
  expect(lineOf(taken)).toBe(taken.timeline);
  const failed = { ...move, status: '2' as const };
  expect(lineOf(failed)).toBe(move.timeline);
  expect(lineOf({ ...move, kind: '022' as const })).toBe(move.timeline);
});
