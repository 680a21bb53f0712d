import { expect, test } from 'vitest';
import { redeemWords } from '@/features/orders/words.redeem';
import type { FundCard } from '@/trade/fund/FundRow';
import {
  cardStep,
  type Into,
  intoStep,
  intoSteps,
  proceedsProblem,
  targetProblem,
  yieldsOf,
} from './intoState';
import { intoWords as words } from './words.into';

type Base = Parameters<typeof cardStep>[0];

const base = { open: true, closedReason: '' } as Base;
const FILLED = {
  value: '100.00',
  problem: undefined,
  accepted: true,
  exact: true,
  failed: false,
};
const MONEY = {
  fundName: '石桐现金宝货币A',
  fundType: '1109',
  sevenDayYield: '0.0132',
  incomePerTenThousand: '0.3623',
  nav: '1.0000',
  navDate: '2026-11-22',
} as FundCard;

function into(over: Partial<Into> = {}): Into {
  return {
    open: true,
    closedReason: '',
    amount: '1141.36',
    minAmount: '0.01',
    maxAmount: null,
    checks: [],
    matchCode: 'T0',
    target: MONEY,
    dates: {
      tDay: '2026-11-25',
      navDate: '2026-11-25',
      confirmDate: '2026-11-26',
      incomeFrom: '2026-11-26',
      cancelUntil: '2026-11-25T15:00:00+08:00',
    },
    ...over,
  } as Into;
}

test('too little to buy with is said of the shares, a closed target of the target', () => {
  const little = into({ open: false, closedReason: '低于起购金额', minAmount: '2000.00' });
  expect(proceedsProblem(little)).toBe('低于起购金额');
  expect(targetProblem(little)).toBeUndefined();
  const much = into({ open: false, closedReason: '超过单日上限', maxAmount: '1000.00' });
  expect(proceedsProblem(much)).toBe('超过单日上限');
  const closed = into({ open: false, closedReason: '暂停申购' });
  expect(targetProblem(closed)).toBe('暂停申购');
  expect(proceedsProblem(closed)).toBeUndefined();
  expect([targetProblem(into()), proceedsProblem(into())]).toEqual([undefined, undefined]);
});

test('the button says what is missing first', () => {
  const act = words.submit;
  expect(intoStep({ ...base, open: false, closedReason: '暂停赎回' }, into(), FILLED)).toEqual({
    kind: 'wait',
    act,
    why: '暂停赎回',
  });
  expect(intoStep(base, undefined, FILLED)).toMatchObject({ why: words.computing });
  const closed = into({ open: false, closedReason: '暂停申购' });
  expect(intoStep(base, closed, FILLED)).toMatchObject({ why: words.chooseOther });
  const blank = { ...FILLED, value: '', accepted: false };
  expect(intoStep(base, into(), blank)).toMatchObject({ why: redeemWords.needShares });
  const wrong = { ...FILLED, problem: '低于起购金额' };
  expect(intoStep(base, into(), wrong)).toMatchObject({ why: redeemWords.changeShares });
  const unread = { ...FILLED, accepted: false };
  expect(intoStep(base, into(), unread)).toMatchObject({ why: words.needAgreement });
  expect(intoStep(base, into(), FILLED)).toEqual({ kind: 'pay', act });
});

test('a bolder target is signed for first, and who may not buy is sent to mend that', () => {
  const check = { check: 'riskMatch', passed: false, code: 14004, message: '请重新测评' } as const;
  const bolder = into({ checks: [check], matchCode: 'T2' });
  expect(intoStep(base, bolder, FILLED)).toEqual({ kind: 'sign', act: words.sign });
  const target = { ...MONEY, fundCode: '031028' };
  const expired = into({ target, checks: [{ ...check, code: 14002 }], matchCode: 'T1' });
  const again = '/secondrisktest?fundCode=031028';
  expect(intoStep(base, expired, FILLED)).toMatchObject({ kind: 'go', to: again });
});

test('to the card nothing of a purchase is asked', () => {
  const unread = { ...FILLED, accepted: false };
  expect(cardStep(base, unread)).toEqual({ kind: 'pay', act: redeemWords.submit });
  expect(cardStep(base, { ...unread, exact: false })).toMatchObject({ kind: 'wait' });
});

test('the line says when the money buys, and from when it earns', () => {
  const dates = { arriveDate: '2026-11-25' } as Base['dates'];
  const [buys, confirms] = intoSteps({ dates }, into());
  expect([buys?.title, buys?.date]).toEqual([words.buy, '11-25 周三']);
  expect(buys?.text).toBe('每份按1元买入石桐现金宝货币A，当天15:00前可以撤单');
  expect([confirms?.date, confirms?.text]).toEqual([
    '11-26 周四',
    '11-26（周四）起每天有收益，周末和节假日也算',
  ]);
});

test('money that comes on a day on which the target is closed waits for the next one', () => {
  const dates = { arriveDate: '2026-11-24' } as Base['dates'];
  expect(intoSteps({ dates }, into())[0]?.text).toMatch(/^赎回款11-24（周二）到账，每份按1元/);
});

test('a money fund shows its yield and income with their day, another fund its NAV', () => {
  expect(yieldsOf(MONEY)).toBe('七日年化1.32%，万份收益0.3623（11-22）');
  expect(yieldsOf({ ...MONEY, fundType: '1103', nav: '2.4817' })).toBe('净值2.4817（11-22）');
});
