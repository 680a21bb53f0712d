import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft } from '@/trade/form/useOrderDraft';
import { NetworkFailure, NOT_CONNECTED, Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { placedUnder, placeOrder, preRedeem, redeem } from '@/wire/gen/orders';
import { beginAct, loseAct, openAct, settleAct } from '@/wire/openAct';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const [account] = sample(preRedeem).accounts;
if (!account) throw new Error('no account');
const [FIRST, SECOND] = ['0000000001001', '0000000001002'];
const pre = {
  ...sample(preRedeem),
  available: '100.00',
  accounts: [{ ...account, tradeAcco: FIRST, available: '100.00' }],
  tradeAcco: FIRST,
  parts: [{ part: 'all', shares: '100.00' }],
  open: true,
  waiting: null,
};
const { fundCode } = pre;
const PATH = `/ransom?fundCode=${fundCode}`;
const OF = `redeem ${fundCode}`;
const TAKEN = { ...sample(placeOrder), orderNo: '2026030400481927', kind: '024' as const };
/** All shares are under way. */
const NOTHING = {
  ...pre,
  available: '0.00',
  accounts: [{ ...account, tradeAcco: FIRST, available: '0.00' }],
  parts: [],
};

beforeEach(() => {
  settleAct(openAct.get()?.key ?? '');
  keepDraft({ of: OF, fundCode: '', amount: '100', asked: '', accepted: [] });
});

/** The line comes back: what is old by now is asked for anew. */
function comeBack() {
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
}

/** The redemption is confirmed, its answer lost; then the line comes back to another position. */
async function lose(then: typeof pre, ...answers: TestAnswer[]) {
  let now = pre;
  const shown = await renderScreen(PATH, {
    answers: [
      ...answers,
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
      answer(preRedeem, () => now),
      answer(redeem, new NetworkFailure(NOT_CONNECTED)),
    ],
  });
  const { user, calls } = shown;
  const submit = await screen.findByRole('button', { name: '确认赎回' });
  await waitFor(() => expect(submit).toBeEnabled());
  await user.click(submit);
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await sheet.findByText(/不会重复提交/)).toBeVisible();
  const key = openAct.get()?.key;
  const before = calls(preRedeem).length;
  now = then;
  comeBack();
  await waitFor(() => expect(calls(preRedeem).length).toBeGreaterThan(before));
  await act(async () => undefined);
  return { ...shown, sheet, key };
}

it('takes the shares of the same account again, whichever has most by now', async () => {
  const least = { ...account, tradeAcco: FIRST, available: '50.00' };
  const most = { ...account, tradeAcco: SECOND, available: '900.00' };
  const other = { ...pre, tradeAcco: SECOND, available: '900.00', accounts: [most, least] };
  const { user, calls, sheet, key } = await lose(other);
  await waitFor(() => expect(calls(preRedeem)).toContainEqual({ fundCode, tradeAcco: SECOND }));
  await user.click(sheet.getByRole('button', { name: '确认赎回' }));
  await waitFor(() => expect(calls(redeem)).toHaveLength(2));
  const [first, again] = calls(redeem);
  expect(first).toMatchObject({ tradeAcco: FIRST });
  expect(again).toEqual(first);
  expect(openAct.get()?.key).toBe(key);
});

it('stays where all shares are gone since, and asks for the order once it is closed', async () => {
  const { user, calls, sheet, key } = await lose(NOTHING, answer(placedUnder, { order: TAKEN }));
  expect(screen.getByRole('dialog')).toHaveTextContent('100.00');
  await user.click(sheet.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(placedUnder)).toEqual([{ key }]);
});

it('leads to the result of what was tried again, though all shares are gone', async () => {
  const ends = [new NetworkFailure(NOT_CONNECTED), TAKEN];
  const { user, calls, sheet } = await lose(
    NOTHING,
    answer(redeem, () => ends.shift() ?? TAKEN),
  );
  await user.click(sheet.getByRole('button', { name: '确认赎回' }));
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(redeem)).toHaveLength(2);
});

it.each([
  ['all shares are under way', NOTHING],
  ['nothing is held', new Refusal(16016, '没有持仓')],
])('asks first for the order whose answer was lost, though %s', async (_case, now) => {
  beginAct('a-key', { at: PATH, of: OF });
  loseAct('a-key');
  const { calls } = await renderScreen(PATH, {
    answers: [answer(preRedeem, now), answer(placedUnder, { order: TAKEN })],
  });
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(placedUnder)).toEqual([{ key: 'a-key' }]);
});

it('says that there is nothing to redeem where none was placed', async () => {
  dropDraft(OF);
  beginAct('a-key', { at: PATH, of: OF });
  loseAct('a-key');
  await renderScreen(PATH, {
    answers: [answer(preRedeem, NOTHING), answer(placedUnder, { order: null })],
  });
  expect(await screen.findByRole('button', { name: '看交易记录' })).toBeVisible();
});
