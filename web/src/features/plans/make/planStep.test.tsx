import { expect, it } from 'vitest';
import { preBuy } from '@/wire/gen/orders';
import { PLAN } from '../../../../test/planSamples';
import { sample } from '../../../../test/sample';
import { type PrePlan, planAmountProblem } from './makeState';
import { barrierOf, planStep } from './planStep';

function pre(more: Partial<PrePlan> = {}, purchase: Partial<PrePlan['purchase']> = {}): PrePlan {
  return {
    purchase: { ...sample(preBuy), ...purchase },
    open: true,
    closedReason: '',
    least: '10.00',
    most: '50000.00',
    smart: [
      {
        rule: 'average',
        name: '跟均线',
        windows: [250],
        leastPercent: 60,
        mostPercent: 200,
        least: '17.00',
        most: '25000.00',
      },
    ],
    failuresMost: 3,
    hasAnother: false,
    ...more,
  };
}

const filled = {
  value: '500.00',
  problem: undefined,
  fault: undefined,
  hasPayer: true,
  accepted: true,
  unchanged: false,
};

it('names what is missing first', () => {
  const step = (more: Partial<Parameters<typeof planStep>[1]>) =>
    planStep(pre(), { ...filled, ...more });
  expect(step({})).toEqual({ kind: 'pay', act: '确认定投' });
  expect(step({ value: '' })).toMatchObject({ kind: 'wait', why: '先填每期金额' });
  expect(step({ problem: 'x' })).toMatchObject({ why: '先改金额' });
  expect(step({ hasPayer: false })).toMatchObject({ kind: 'go', to: '/addCard' });
  expect(step({ fault: 'end' })).toMatchObject({ why: '先填好到什么时候' });
  expect(step({ accepted: false })).toMatchObject({ kind: 'wait' });
});

it('changes nothing where nothing would be another one', () => {
  const step = planStep(pre({ plan: PLAN }), { ...filled, unchanged: true });
  expect(step).toEqual({ kind: 'wait', act: '确认修改', why: '还没有改动' });
});

it('says why a fund takes no plans, which it may though it is bought', () => {
  expect(barrierOf(pre({ open: false, closedReason: '基金还在募集' }))?.why).toBe('基金还在募集');
  expect(barrierOf(pre())).toBeNull();
});

it('asks for the letter first where the product is above the customer', () => {
  const check = { check: 'riskMatch', passed: false, code: 1, message: '', mend: null } as const;
  expect(planStep(pre({}, { matchCode: 'T2', checks: [check] }), filled).kind).toBe('sign');
});

it('holds the amount to the bounds of plans, and of the rule', () => {
  const wrong = (value: string, kind: 'no' | 'average' = 'no') =>
    planAmountProblem(value, pre(), { kind });
  expect(wrong('9.99')).toBe('每期至少10元');
  expect(wrong('10.00')).toBeUndefined();
  expect(wrong('10.00', 'average')).toBe('最少的一期只扣60%，基准金额至少17元');
  expect(wrong('25001.00', 'average')).toMatch('25,000元');
  expect(wrong('25001.00', 'no')).toBeUndefined();
  expect(wrong('50000.01')).toBe('每期最多50,000元');
});
