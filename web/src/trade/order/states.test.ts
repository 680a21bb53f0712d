import { expect, test } from 'vitest';
import {
  isEnded,
  isOwn,
  isPaidAgain,
  isRedemption,
  outcomeOf,
  stateName,
  toneOf,
  unpaidReason,
} from './states';

test('a purchase is paying, accepted or refused as the bank says', () => {
  expect(outcomeOf({ kind: '022', status: '0', payStatus: '1' })).toBe('paying');
  expect(outcomeOf({ kind: '022', status: '0', payStatus: '2' })).toBe('accepted');
  expect(outcomeOf({ kind: '022', status: '4', payStatus: '3' })).toBe('refused');
});

test('a cancelled order is cancelled wherever its money is', () => {
  expect(outcomeOf({ kind: '022', status: '7', payStatus: '4' })).toBe('cancelled');
});

test('an order that the TA refused has failed', () => {
  expect(outcomeOf({ kind: '024', status: '2', payStatus: '0' })).toBe('failed');
});

test('a quick redemption is there once it is paid out', () => {
  expect(outcomeOf({ kind: '098', status: '1', payStatus: '6' })).toBe('quick');
  expect(outcomeOf({ kind: '024', status: '0', payStatus: '0' })).toBe('accepted');
});

test('money that the bank did not take is neither there nor on its way', () => {
  const payout = {
    amount: '1',
    bankName: '江汀银行',
    tail: '1234',
    refused: true,
    reason: '账户异常',
  };
  expect(outcomeOf({ kind: '098', status: '1', payStatus: '7' })).toBe('unpaid');
  expect(unpaidReason({ payout })).toBe('账户异常');
  expect(unpaidReason({ payout: { ...payout, refused: false } })).toBeUndefined();
  expect(unpaidReason({})).toBeUndefined();
});

test('the bank is asked about while it was asked a second time', () => {
  const payout = { amount: '1', bankName: '江汀银行', tail: '1234', refused: false, reason: '' };
  const again = { ...payout, askedAgainAt: '2026-11-19T10:00:00+08:00' };
  expect(isPaidAgain({ payStatus: '4', payout: again })).toBe(true);
  expect(isPaidAgain({ payStatus: '5', payout: again })).toBe(false);
  expect(isPaidAgain({ payStatus: '4', payout })).toBe(false);
});

test('a list tells what is on its way from what ended badly', () => {
  expect(toneOf({ status: '3', payStatus: '2' })).toBe('now');
  expect(toneOf({ status: '1', payStatus: '2' })).toBe('done');
  expect(toneOf({ status: '2', payStatus: '5' })).toBe('bad');
  expect(toneOf({ status: '4', payStatus: '3' })).toBe('bad');
  expect(toneOf({ status: '1', payStatus: '7' })).toBe('bad');
});

test('the money says more than the confirmation, unless the order is cancelled', () => {
  const named = { statusName: '确认失败' };
  expect(stateName({ status: '4', payStatus: '3', ...named })).toBe('支付失败');
  expect(stateName({ status: '1', payStatus: '6', statusName: '确认成功' })).toBe('已到账');
  expect(stateName({ status: '1', payStatus: '2', statusName: '确认成功' })).toBe('确认成功');
  expect(stateName({ status: '7', payStatus: '3', statusName: '已撤单' })).toBe('已撤单');
});

test('a cancelled order says whether its money is back', () => {
  const back = (payStatus: '4' | '5', dueOn?: string) =>
    stateName({ status: '7', payStatus, statusName: '已撤单', dueOn });
  expect(back('4', '2026-11-24')).toMatch(/^已撤单，(2026-)?11-24退款到账$/);
  expect(back('4')).toBe('已撤单，退款中');
  expect(back('5')).toBe('已撤单，已退款');
});

test('a forced redemption gives shares back, though nobody asked for it', () => {
  expect([isRedemption({ kind: '142' }), isOwn({ kind: '142' })]).toEqual([true, false]);
  expect([isRedemption({ kind: '143' }), isOwn({ kind: '143' })]).toEqual([false, false]);
  expect([isRedemption({ kind: '098' }), isOwn({ kind: '098' })]).toEqual([true, true]);
  expect(isOwn({ kind: '029' })).toBe(true);
});

test('an order that came to nothing has no price to explain', () => {
  expect(isEnded({ kind: '022', status: '2', payStatus: '2' })).toBe(true);
  expect(isEnded({ kind: '022', status: '7', payStatus: '4' })).toBe(true);
  expect(isEnded({ kind: '022', status: '4', payStatus: '3' })).toBe(true);
  expect(isEnded({ kind: '022', status: '6', payStatus: '2' })).toBe(false);
});
