import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shortTitle } from '@/trade/form/agreements';
import { keepDraft } from '@/trade/form/useOrderDraft';
import { Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { buyFee, cashAccounts, placeOrder, preBuy } from '@/wire/gen/orders';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const pre = { ...sample(preBuy), open: true };
const { fundCode } = pre;
const PATH = `/publicbuy?fundCode=${fundCode}&amount=10000`;
const plain = { ...sample(buyFee), fee: '7.99', saved: '71.38', withVoucher: null };
const { asked: _asked, returned: _returned, withVoucher: _none, ...bought } = plain;
const lowered = {
  ...bought,
  fee: '4.00',
  discount: '0.0500',
  voucher: {
    voucherId: 'fee',
    name: '嘉豆抵费券',
    points: 100,
    lowersBy: '0.0500',
    discountWithout: '0.1000',
    feeWithout: '7.99',
    saved: '3.99',
  },
  available: 150,
  enough: true,
};
const offered = { ...plain, withVoucher: lowered };

function draft(more: object = {}) {
  const accepted = pre.agreements.map(({ id, version }) => `${id}@${version}`);
  keepDraft({
    of: `buy ${fundCode}`,
    fundCode,
    amount: '10000',
    asked: '10000',
    accepted,
    ...more,
  });
}

it('lowers the fee by a switch, and says for how many points', async () => {
  draft();
  const { user } = await renderScreen(PATH, {
    answers: [answer(preBuy, pre), answer(buyFee, offered)],
  });
  expect(await screen.findByText('用100嘉豆，手续费再省3.99元')).toBeVisible();
  const use = screen.getByRole('switch', { name: '用嘉豆抵费券' });
  expect(use).not.toBeChecked();
  expect(screen.getByText('约元')).toHaveTextContent('约7.99元');
  await user.click(use);
  expect(await screen.findByText('已用100嘉豆，手续费省3.99元')).toBeVisible();
  expect(screen.getByText('约元')).toHaveTextContent('约4.00元');
  await user.click(use);
  expect(await screen.findByText('约元')).toHaveTextContent('约7.99元');
});

it('says how many points are missing, and where they come from', async () => {
  draft({ voucher: true });
  const few = { ...offered, withVoucher: { ...lowered, available: 35, enough: false } };
  await renderScreen(PATH, { answers: [answer(preBuy, pre), answer(buyFee, few)] });
  expect(await screen.findByText('需要100嘉豆，你有35')).toBeVisible();
  expect(screen.getByRole('link', { name: /去得嘉豆/ })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('约元')).toHaveTextContent('约7.99元');
});

it('says nothing of vouchers where none lowers the fee', async () => {
  draft({ voucher: true });
  await renderScreen(PATH, { answers: [answer(preBuy, pre), answer(buyFee, plain)] });
  expect(await screen.findByText('约元')).toHaveTextContent('约7.99元');
  expect(screen.queryByText(/抵费券/)).toBeNull();
});

it('names with the order what was read, and asks for the fee again where it has changed', async () => {
  draft({ voucher: true });
  const changed = new Refusal(16086, '抵费券现在用120嘉豆，费率为原价的5.0%，请确认', {});
  const { user, calls } = await renderScreen(PATH, {
    answers: [
      answer(preBuy, pre),
      answer(buyFee, offered),
      answer(verifyPassword, { unlockedUntil: '2026-03-04T10:00:00+08:00', valid: true }),
      answer(placeOrder, changed),
    ],
  });
  await screen.findByText('已用100嘉豆，手续费省3.99元');
  await user.click(await screen.findByRole('button', { name: '确认买入' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('用100嘉豆，手续费省3.99元')).toBeVisible();
  const before = calls(buyFee).length;
  await user.type(within(sheet).getByLabelText('登录密码'), 'secret-1{Enter}');
  expect(await within(sheet).findByText(/抵费券现在用120嘉豆/)).toBeVisible();
  const voucher = { voucherId: 'fee', points: 100, discount: '0.0500' };
  expect(calls(placeOrder)).toMatchObject([{ fundCode, voucher }]);
  await waitFor(() => expect(calls(buyFee).length).toBeGreaterThan(before));
});

const [method] = pre.methods;
const tradeAcco = method?.tradeAcco ?? '';
const ofChild = { ...pre, childNo: 1, methods: method ? [method] : [] };
const verified = answer(verifyPassword, {
  unlockedUntil: '2026-03-04T10:00:00+08:00',
  valid: true,
});

it('buys for a child into its account, which its own card pays', async () => {
  draft({ of: `buy ${fundCode}@${tradeAcco}` });
  const { user, calls } = await renderScreen(`${PATH}&acco=${tradeAcco}`, {
    answers: [answer(preBuy, ofChild), answer(buyFee, plain), verified],
  });
  expect(await screen.findByText('买给“小满”（份额记在小账户里）')).toBeVisible();
  expect(screen.queryByText('添加银行卡')).toBeNull();
  await screen.findByText('约元');
  await user.click(await screen.findByRole('button', { name: '确认买入' }));
  const sheet = await screen.findByRole('dialog');
  await user.type(within(sheet).getByLabelText('登录密码'), 'secret-1{Enter}');
  const { cardId } = method ?? {};
  await waitFor(() => expect(calls(placeOrder)).toMatchObject([{ fundCode, tradeAcco, cardId }]));
  for (const input of calls(preBuy)) expect(input).toEqual({ fundCode, tradeAcco });
  expect(calls(cashAccounts)).toEqual([]);
});

it("keeps what is filled in for a child apart from one's own", async () => {
  draft({ amount: '7777', asked: '' });
  await renderScreen(`/publicbuy?fundCode=${fundCode}&acco=${tradeAcco}`, {
    answers: [answer(preBuy, ofChild), answer(buyFee, plain)],
  });
  expect(await screen.findByText(/买给“小满”/)).toBeVisible();
  expect(screen.getByRole('button', { name: '买入金额，未填写' })).toBeVisible();
});

it("keeps one's own draft apart from a child's", async () => {
  draft({ amount: '8888', asked: '', of: `buy ${fundCode}@${tradeAcco}` });
  const { calls } = await renderScreen(`/publicbuy?fundCode=${fundCode}`, {
    answers: [answer(preBuy, pre), answer(buyFee, plain)],
  });
  expect(await screen.findByRole('button', { name: '买入金额，未填写' })).toBeVisible();
  expect(screen.queryByText(/买给/)).toBeNull();
  for (const input of calls(preBuy)) expect(input).toEqual({ fundCode });
});

it('keeps what the link asked for while a document is read and agreed to', async () => {
  const { user } = await renderScreen(PATH, {
    answers: [answer(preBuy, pre), answer(buyFee, plain)],
  });
  const [title] = pre.agreements as [(typeof pre.agreements)[number]];
  await user.click(await screen.findByRole('link', { name: shortTitle(title) }));
  await waitFor(() => expect(location.pathname).toBe('/agreement'));
  await user.click(await screen.findByRole('button', { name: '读完了' }));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '同意并返回' }));
  await waitFor(() => expect(location.pathname).toBe('/publicbuy'));
  expect(await screen.findByRole('checkbox', { name: /已阅读并同意/ })).toBeChecked();
  expect(await screen.findByRole('button', { name: '确认买入' })).toBeEnabled();
  expect(screen.getByText('约元')).toHaveTextContent('约7.99元');
});

it.each([
  ['1,000', '买入金额，1,000元'],
  ['1000元', '买入金额，未填写'],
  ['1e4', '买入金额，未填写'],
])('opens by a link whose amount is written as %s', async (amount, name) => {
  await renderScreen(`/publicbuy?fundCode=${fundCode}&amount=${encodeURIComponent(amount)}`, {
    answers: [answer(preBuy, pre), answer(buyFee, plain)],
  });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
