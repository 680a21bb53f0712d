import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft } from '@/trade/form/useOrderDraft';
import { NetworkFailure, NOT_CONNECTED, Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import {
  buyFee,
  cashAccounts,
  ordersInTransit,
  placedUnder,
  placeOrder,
  preBuy,
  requestDates,
} from '@/wire/gen/orders';
import { buyPension, pensionAccount, pensionShares } from '@/wire/gen/pension';
import { beginAct, loseAct, openAct, settleAct } from '@/wire/openAct';
import { renew } from '@/wire/renew';
import { ACCO, ACCOUNT, PRE, SHARES, UNLINKED } from '../../../../test/pensionSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const { fundCode } = PRE;
const OF = `buy ${fundCode}@${ACCO}`;
const PATH = `/pension/buy?fundCode=${fundCode}`;
const FEE = { ...sample(buyFee), fee: '0.08', withVoucher: null };

beforeEach(() => {
  dropDraft(OF);
  const open = openAct.get();
  if (open) settleAct(open.key);
});

function show(...answers: TestAnswer[]) {
  return renderScreen(PATH, {
    answers: [
      ...answers,
      answer(pensionAccount, ACCOUNT),
      answer(pensionShares, SHARES),
      answer(preBuy, PRE),
      answer(buyFee, FEE),
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
    ],
  });
}

function fill(amount: string) {
  const accepted = PRE.agreements.map(({ id, version }) => `${id}@${version}`);
  keepDraft({ of: OF, fundCode, amount, asked: '', accepted });
}

it('is paid by the pension account alone, and says when it may leave', async () => {
  fill('100');
  const { calls } = await show();
  expect(await screen.findByText('江汀银行 养老金账户 3302')).toBeVisible();
  expect(await screen.findByText(/^每笔持有满1年才能赎回或转换/)).toBeVisible();
  expect(screen.getByText('可以赎回')).toBeVisible();
  expect(screen.queryByText('添加银行卡')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(calls(cashAccounts)).toEqual([]);
  for (const input of calls(preBuy)) expect(input).toEqual({ fundCode, tradeAcco: ACCO });
});

it('takes all of the balance with one tap', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '全部买入' }));
  expect(screen.getByRole('button', { name: '买入金额，3,000元' })).toBeVisible();
});

it('is bounded by the balance, and not by the year', async () => {
  fill('3000.01');
  await show(answer(pensionAccount, { ...ACCOUNT, year: { ...ACCOUNT.year, left: '0.00' } }));
  expect(await screen.findByText(/^账户余额3,000\.00元，不够这次买入/)).toBeVisible();
  expect(screen.getByRole('button', { name: '确认买入' })).toBeDisabled();
});

it('places the order as it was read, and shows its result', async () => {
  fill('100');
  const { user, calls } = await show(
    answer(buyPension, {
      ...sample(placeOrder),
      orderNo: '2026030400481926',
      kind: '022',
    }),
  );
  await user.click(await screen.findByRole('button', { name: '确认买入' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('江汀银行 养老金账户 3302')).toBeVisible();
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  expect(calls(buyPension)).toEqual([
    {
      fundCode,
      amount: '100.00',
      agreements: PRE.agreements.map(({ id }) => id),
      promisedDay: PRE.dates.tDay,
    },
  ]);
});

it('says why the server refused, and keeps what is filled in', async () => {
  fill('100');
  const { user } = await show(
    answer(buyPension, new Refusal(31002, '养老金账户的银行没有答复，请稍后再试', null)),
  );
  await user.click(await screen.findByRole('button', { name: '确认买入' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await sheet.findByText(/银行没有答复/)).toBeVisible();
  expect(window.location.pathname).toBe('/pension/buy');
});

it('asks first what became of an order whose answer was lost', async () => {
  fill('100');
  beginAct('a-key', { at: PATH, of: OF }, { same: '', input: {} });
  loseAct('a-key');
  const { calls } = await show(answer(placedUnder, { order: null }));
  expect(await screen.findByRole('button', { name: '买入金额，100元' })).toBeVisible();
  expect(calls(placedUnder)).toEqual([{ key: 'a-key' }]);
  expect(calls(buyPension)).toEqual([]);
});

it('may be tried again though it has emptied the account', async () => {
  fill('100');
  let balance = ACCOUNT.balance;
  const taken = { ...sample(placeOrder), orderNo: '2026030400481926', kind: '022' as const };
  const ends = [new NetworkFailure(NOT_CONNECTED), taken];
  const { user, calls } = await show(
    answer(pensionAccount, () => ({ ...ACCOUNT, balance })),
    answer(buyPension, () => ends.shift() ?? taken),
  );
  await user.click(await screen.findByRole('button', { name: '确认买入' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await sheet.findByText(/不会重复提交/)).toBeVisible();
  balance = '0.00';
  await act(() => renew(-1));
  await user.click(sheet.getByRole('button', { name: '确认买入' }));
  await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
  const [first, again] = calls(buyPension);
  expect(again).toEqual(first);
});

it('orders nothing while the bank is silent', async () => {
  fill('100');
  await show(answer(pensionAccount, { ...ACCOUNT, silent: true }));
  expect(await screen.findByText(/^银行没有答复，不知道账户余额/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('等银行答复')).toBeVisible());
  expect(screen.getByRole('button', { name: '确认买入' })).toBeDisabled();
});

it('leads to linking where nothing is linked', async () => {
  const { calls } = await show(answer(pensionAccount, UNLINKED));
  expect(await screen.findByRole('link', { name: '去关联' })).toHaveAttribute(
    'href',
    '/pension/link?fundCode=048231',
  );
  expect(calls(preBuy)).toEqual([]);
});

it('says how to pay in where the account is empty', async () => {
  const { user } = await show(answer(pensionAccount, { ...ACCOUNT, balance: '0.00' }));
  expect(await screen.findByText('账户没有余额')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '怎么缴存' }));
  expect(await screen.findByText('缴存只能在银行办，这里不能代缴。')).toBeVisible();
});

it('says why a fund is not sold now', async () => {
  fill('100');
  const closedReason = '已移出个人养老金基金名录，不能买入';
  await show(answer(preBuy, { ...PRE, open: false, closedReason }));
  expect((await screen.findAllByText(closedReason))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: '确认买入' })).toBeDisabled();
});

it('sells no other fund', async () => {
  await show(answer(preBuy, { ...PRE, fundName: '澄溪短债债券A' }));
  expect(await screen.findByRole('link', { name: '看养老目录基金' })).toBeVisible();
});

it('asks whether a second purchase is meant so soon after the same one', async () => {
  fill('100');
  const { at } = sample(requestDates);
  const before = { ...sample(ordersInTransit), orders: [twinAt(at)] };
  const { user, calls } = await show(answer(ordersInTransit, before));
  await user.click(await screen.findByRole('button', { name: '确认买入' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(calls(buyPension)).toEqual([]);
});

/** A purchase of the same fund and sum. */
function twinAt(createdAt: string) {
  const [order] = sample(ordersInTransit).orders;
  return { ...order, kind: '022', fundCode, amount: '100.00', createdAt } as NonNullable<
    typeof order
  >;
}
