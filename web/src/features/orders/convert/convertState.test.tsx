import { expect, test } from 'vitest';
import { nextStep, type PreConvert, sharesProblem, targetProblem } from './convertState';
import { convertWords as words } from './words.convert';

const HELD = { available: '1000.00', minConvert: '10.00' };
const FILLED = {
  value: '100.00',
  problem: undefined,
  accepted: true,
  exact: true,
  failed: false,
};

/** As far as the button asks. */
function told(over: Partial<PreConvert>): PreConvert {
  const target = { fundCode: '033058' };
  const open = { open: true, closedReason: '', checks: [], matchCode: 'T0', target };
  return { ...open, ...over } as PreConvert;
}

test('no more than is there, and no less than the fund takes but for the last shares', () => {
  expect(sharesProblem('', HELD)).toBeUndefined();
  expect(sharesProblem('1000.01', HELD)).toBe(words.over('1,000.00'));
  expect(sharesProblem('9.99', HELD)).toBe(words.below('10'));
  expect(sharesProblem('5.00', { available: '5.00', minConvert: '10.00' })).toBeUndefined();
});

test('the target takes no more than its limit, and nothing that the fees eat up', () => {
  const fee = { netOut: '500.01' } as PreConvert['fee'];
  expect(targetProblem({ fee, maxAmount: '500.00' })).toBe(words.aboveTarget('500.00'));
  expect(targetProblem({ fee, maxAmount: null })).toBeUndefined();
  expect(targetProblem({ fee: null, maxAmount: null })).toBe(words.tooLittle);
});

test('the button says what is missing first', () => {
  expect(nextStep(told({ open: false, closedReason: '暂停' }), FILLED)).toMatchObject({
    kind: 'wait',
    why: '暂停',
  });
  const blank = { ...FILLED, value: '', accepted: false };
  expect(nextStep(told({}), blank)).toMatchObject({ why: words.needShares });
  expect(nextStep(told({}), { ...FILLED, exact: false })).toMatchObject({ why: words.computing });
  const unread = { ...FILLED, accepted: false };
  expect(nextStep(told({}), unread)).toMatchObject({ why: words.needAgreement });
  expect(nextStep(told({}), FILLED)).toEqual({ kind: 'pay', act: words.submit });
});

test('a bolder target is signed for first', () => {
  const checks = [{ check: 'riskMatch', passed: false, code: 14004, message: '' }] as const;
  const pre = told({ checks: [...checks], matchCode: 'T2' });
  expect(nextStep(pre, FILLED)).toEqual({ kind: 'sign', act: words.sign });
});

test('who may not have the target is assessed again, for the target', () => {
  const checks = [{ check: 'riskMatch', passed: false, code: 14003, message: '' }] as const;
  const pre = told({ checks: [...checks], matchCode: 'T6' });
  const again = '/secondrisktest?fundCode=033058';
  expect(nextStep(pre, FILLED)).toMatchObject({ kind: 'go', to: again });
});
