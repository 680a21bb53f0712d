import { expect, test } from 'vitest';
import { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { sample } from '../../../test/sample';
import { barrierOf, nextStep } from './buyStep';

type PreBuy = Output<typeof preBuy>;

/** Of somebody whom nothing keeps from buying. */
const pre = (change: Partial<PreBuy> = {}): PreBuy => ({
  ...sample(preBuy),
  checks: [],
  matchCode: 'T0',
  ...change,
});
const filled = { value: '100.00', problem: undefined, hasCard: true, accepted: true, priced: true };
const check = (name: PreBuy['checks'][number]['check']) => ({
  check: name,
  passed: false,
  code: 1,
  message: '请先处理',
});

test('a complete purchase is paid', () => {
  expect(nextStep(pre(), filled).kind).toBe('pay');
});

test('a closed fund says why before anything else', () => {
  const closed = pre({ open: false, closedReason: '暂停申购', checks: [check('opened')] });
  expect(nextStep(closed, filled)).toMatchObject({ kind: 'wait', why: '暂停申购' });
});

test('what is missing of the customer leads to the screen that mends it', () => {
  expect(nextStep(pre({ checks: [check('opened')] }), filled)).toMatchObject({ to: '/opening' });
  const untested = { ...check('riskMatch'), code: 14001 };
  expect(nextStep(pre({ checks: [untested], matchCode: 'T1' }), filled)).toMatchObject({
    to: '/risktestbefore',
    why: '请先处理',
  });
});

test.each([
  [14002, 'T1'],
  [14003, 'T6'],
])('a result that has run out or does not reach is assessed again: %i', (code, matchCode) => {
  const failed = { ...check('riskMatch'), code };
  const step = nextStep(pre({ fundCode: '016823', checks: [failed], matchCode }), filled);
  expect(step).toMatchObject({ kind: 'go', to: '/secondrisktest?fundCode=016823' });
});

test('only what no amount would mend bars the form', () => {
  expect(barrierOf(pre())).toBeNull();
  expect(barrierOf(pre({ checks: [check('riskMatch')], matchCode: 'T2' }))).toBeNull();
  expect(barrierOf(pre({ checks: [check('riskMatch')], matchCode: 'T1' }))?.kind).toBe('go');
  expect(barrierOf(pre({ open: false }))?.kind).toBe('wait');
});

test('a product above the level is signed first, and paid once the check is passed', () => {
  const above = pre({ matchCode: 'T2', checks: [check('riskMatch')] });
  expect(nextStep(above, filled).kind).toBe('sign');
  const signed = pre({ matchCode: 'T2', checks: [{ ...check('riskMatch'), passed: true }] });
  expect(nextStep(signed, filled).kind).toBe('pay');
});

test('the first missing part of the form is named', () => {
  expect(nextStep(pre(), { ...filled, value: '' })).toMatchObject({ why: '先输入买入金额' });
  // What is wrong stands under the amount, and is not said again beside the button.
  expect(nextStep(pre(), { ...filled, problem: '太少' })).toMatchObject({ why: '先改金额' });
  expect(nextStep(pre(), { ...filled, hasCard: false })).toMatchObject({ to: '/addCard' });
  expect(nextStep(pre(), { ...filled, accepted: false })).toMatchObject({
    why: '请先勾选“已阅读并同意”',
  });
  expect(nextStep(pre(), { ...filled, priced: false })).toMatchObject({ kind: 'wait' });
});

test('in an offering the button subscribes, and says so of what is missing', () => {
  const offered = pre({ subscribing: true });
  expect(nextStep(offered, filled)).toEqual({ kind: 'pay', act: '确认认购' });
  const empty = nextStep(offered, { ...filled, value: '' });
  expect(empty).toEqual({ kind: 'wait', act: '确认认购', why: '先输入认购金额' });
  const closed = pre({ subscribing: true, open: false });
  expect(barrierOf(closed)?.why).toBe('暂时不能认购');
});
