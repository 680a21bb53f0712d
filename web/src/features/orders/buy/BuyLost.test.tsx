import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepDraft } from '@/trade/form/useOrderDraft';
import { NetworkFailure, NOT_CONNECTED, Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import {
  buyFee,
  buyFromMoneyFund,
  cashAccounts,
  placedUnder,
  placeOrder,
  preBuy,
} from '@/wire/gen/orders';
import { openAct, settleAct } from '@/wire/openAct';
import { renew } from '@/wire/renew';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const pre = { ...sample(preBuy), open: true };
const { fundCode } = pre;
const PATH = `/publicbuy?fundCode=${fundCode}`;
const FEE = { ...sample(buyFee), fee: '7.99', withVoucher: null };
const TAKEN = { ...sample(placeOrder), orderNo: '2026030400481926', kind: '022' as const };

beforeEach(() => {
  settleAct(openAct.get()?.key ?? '');
  keepDraft({
    of: `buy ${fundCode}`,
    fundCode,
    amount: '10000',
    asked: '',
    accepted: pre.agreements.map(({ id, version }) => `${id}@${version}`),
  });
});

/** The line comes back: what is old by now is asked for anew. */
function comeBack() {
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
}

/** What each try of an order is answered with, in turn. */
function inTurn(...ends: (typeof TAKEN | Error)[]) {
  return () => ends.shift() ?? new NetworkFailure(NOT_CONNECTED);
}

/** The purchase is confirmed, and its answer lost. */
async function lose(...answers: TestAnswer[]) {
  const shown = await renderScreen(PATH, {
    answers: [
      ...answers,
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
      answer(preBuy, pre),
      answer(buyFee, FEE),
      answer(placeOrder, new NetworkFailure(NOT_CONNECTED)),
    ],
  });
  const { user } = shown;
  const buy = await screen.findByRole('button', { name: '确认买入' });
  await waitFor(() => expect(buy).toBeEnabled());
  await user.click(buy);
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await sheet.findByText(/不会重复提交/)).toBeVisible();
  const key = openAct.get()?.key;
  return { ...shown, sheet, key };
}

it('pays the same card again under the same key, whichever could pay by now', async () => {
  const [card] = pre.methods;
  if (!card) throw new Error('no card');
  const other = { ...card, cardId: '700000000000000009', tail: '9999' };
  let methods = [card];
  const { user, calls, sheet, key } = await lose(answer(preBuy, () => ({ ...pre, methods })));
  methods = [{ ...card, leftToday: '500.00' }, other];
  comeBack();
  await waitFor(() => expect(calls(preBuy)).toHaveLength(2));
  // The form underneath goes on.
  expect((await screen.findAllByText(/9999/)).length).toBeGreaterThan(0);
  expect(sheet.getByText(/0000/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '确认买入' }));
  await waitFor(() => expect(calls(placeOrder)).toHaveLength(2));
  const [first, again] = calls(placeOrder);
  expect(again).toEqual(first);
  expect(openAct.get()?.key).toBe(key);
});

it('is paid by the same money fund again, though that has less by now', async () => {
  const cash = sample(cashAccounts);
  let available = '20000.00';
  const { user, calls, sheet, key } = await lose(
    answer(cashAccounts, () => ({
      payFirst: true,
      accounts: cash.accounts.map((one) => ({ ...one, available, leftToday: '50000.00' })),
    })),
    answer(buyFromMoneyFund, new NetworkFailure(NOT_CONNECTED)),
  );
  available = '10.00';
  comeBack();
  await waitFor(() => expect(calls(cashAccounts).length).toBeGreaterThan(1));
  await act(async () => undefined);
  await user.click(sheet.getByRole('button', { name: '确认买入' }));
  await waitFor(() => expect(calls(buyFromMoneyFund)).toHaveLength(2));
  const [first, again] = calls(buyFromMoneyFund);
  expect(again).toEqual(first);
  expect(calls(placeOrder)).toEqual([]);
  expect(openAct.get()?.key).toBe(key);
});

it('names the same voucher again, though the points are gone by now', async () => {
  keepDraft({
    of: `buy ${fundCode}`,
    fundCode,
    amount: '10000',
    asked: '',
    voucher: true,
    accepted: pre.agreements.map(({ id, version }) => `${id}@${version}`),
  });
  const { asked: _asked, returned: _returned, withVoucher: _none, ...bought } = FEE;
  const voucher = {
    voucherId: 'fee',
    name: '嘉豆抵费券',
    points: 100,
    lowersBy: '0.0500',
    discountWithout: '0.1000',
    feeWithout: '7.99',
    saved: '3.99',
  };
  let enough = true;
  const lowered = { ...bought, fee: '4.00', discount: '0.0500', voucher, available: 150 };
  const { user, calls, sheet, key } = await lose(
    answer(buyFee, () => ({ ...FEE, withVoucher: { ...lowered, enough } })),
  );
  expect(calls(placeOrder)).toMatchObject([{ voucher: { points: 100 } }]);
  enough = false;
  comeBack();
  await waitFor(() => expect(calls(buyFee).length).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(sheet.getByText('用100嘉豆，手续费省3.99元')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '确认买入' }));
  await waitFor(() => expect(calls(placeOrder)).toHaveLength(2));
  const [first, again] = calls(placeOrder);
  expect(again).toEqual(first);
  expect(openAct.get()?.key).toBe(key);
});

/** The day's cap is used up, by the very order whose answer was lost. */
const USED_UP = { ...pre, maxAmount: '0.00' };

/** The purchase whose answer is lost, after which the form has nothing to confirm. */
async function loseAndUseUp(...answers: TestAnswer[]) {
  let now = pre;
  const shown = await lose(
    ...answers,
    answer(preBuy, () => now),
  );
  now = USED_UP;
  comeBack();
  await waitFor(() => expect(shown.calls(preBuy)).toHaveLength(2));
  await screen.findByText('先改金额');
  const set = (next: typeof pre) => {
    now = next;
  };
  return { ...shown, set };
}

it('stays with what was tried where the form takes it no more, and asks once it is closed', async () => {
  const { user, calls, sheet, key } = await loseAndUseUp(answer(placedUnder, { order: TAKEN }));
  expect(screen.getByRole('dialog')).toHaveTextContent('10,000.00');
  expect(calls(placedUnder)).toEqual([]);
  await user.click(sheet.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(placedUnder)).toEqual([{ key }]);
});

it('leads to the result of what was tried again, though the form takes it no more', async () => {
  const ends = inTurn(new NetworkFailure(NOT_CONNECTED), TAKEN);
  const { user, calls, sheet } = await loseAndUseUp(answer(placeOrder, ends));
  await user.click(sheet.getByRole('button', { name: '确认买入' }));
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  const [first, again] = calls(placeOrder);
  expect(again).toEqual(first);
});

it('says why what was tried again is refused, and does not rise again by itself', async () => {
  const ends = inTurn(new NetworkFailure(NOT_CONNECTED), new Refusal(16010, '超过当日限额'));
  const { user, sheet, set, calls } = await loseAndUseUp(answer(placeOrder, ends));
  await user.click(sheet.getByRole('button', { name: '确认买入' }));
  expect(await sheet.findByText('超过当日限额')).toBeVisible();
  expect(openAct.get()).toBeNull();
  await user.click(sheet.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  set(pre);
  await act(() => renew(-1));
  await waitFor(() => expect(screen.getByRole('button', { name: '确认买入' })).toBeEnabled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls(placedUnder)).toEqual([]);
});

it('goes where there is nothing to confirm any more, and does not come back by itself', async () => {
  let now = pre;
  const { user } = await renderScreen(PATH, {
    answers: [answer(preBuy, () => now), answer(buyFee, FEE)],
  });
  const buy = await screen.findByRole('button', { name: '确认买入' });
  await waitFor(() => expect(buy).toBeEnabled());
  await user.click(buy);
  await screen.findByRole('dialog');
  now = USED_UP;
  await act(() => renew(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  now = pre;
  await act(() => renew(-1));
  await waitFor(() => expect(screen.getByRole('button', { name: '确认买入' })).toBeEnabled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays with what was tried where the fund is closed since', async () => {
  let now = pre;
  const { user, calls, sheet, key } = await lose(
    answer(preBuy, () => now),
    answer(placedUnder, { order: TAKEN }),
  );
  now = { ...pre, open: false, closedReason: '暂停申购' };
  comeBack();
  expect((await screen.findAllByText('暂停申购')).length).toBeGreaterThan(0);
  await user.click(sheet.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(placedUnder)).toEqual([{ key }]);
});
