import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import type { CashAccount } from '@/trade/form/paySource';
import { Refusal } from '@/wire/failure';
import { showPage } from '@/wire/gen/content';
import { quoteFees } from '@/wire/gen/funds';
import { cashAccounts } from '@/wire/gen/orders';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { exampleOf, payable } from './example';

const PATH = '/monetaryPayFreeIntro?fundCode=031028';
const ACCOUNT: CashAccount = {
  fundCode: '000009',
  fundName: '澄溪日日盈货币A',
  tradeAcco: '0000000007001',
  bankName: '江汀银行',
  tail: '6208',
  available: '20000.00',
  leftToday: '10000.00',
  customerDay: '10000.00',
  usable: true,
  reason: '',
};
const PAGE = answer(showPage, {
  pageCode: 'payFree',
  pageType: 'text',
  title: '货币基金支付免申购费',
  summary: '先买货币基金，再用它付款。',
  cards: [{ cardType: 'text', title: '费用怎样最省', content: 'pay-free', entries: [] }],
});
const QUOTE = answer(quoteFees, ({ amount }) => ({
  ...sample(quoteFees),
  purchase: {
    amount: amount ?? '0.00',
    fee: '7.99',
    rate: '0.0008',
    listFee: '79.37',
    listRate: '0.0080',
    saved: '71.38',
    net: '9992.01',
    estimatedShares: '4026.27',
    estimateNav: '2.4817',
    estimateNavDate: '2026-11-20',
  },
}));
const owns = (accounts: CashAccount[]) => answer(cashAccounts, { accounts, payFirst: false });

it('calculates with what the own money fund can pay, and fills the purchase in', async () => {
  const { user, calls } = await renderScreen(PATH, { answers: [PAGE, QUOTE, owns([ACCOUNT])] });
  const saved = (await screen.findByText('比原价少付')).nextElementSibling;
  expect(saved).toHaveTextContent('71.38元');
  expect(screen.getByText(/用你现在能付的10,000\.00元买/)).toBeVisible();
  expect(screen.getByText(/同一只基金，用银行卡付款也是这个费率/)).toBeVisible();
  expect(calls(quoteFees)[0]).toMatchObject({ fundCode: '031028', amount: '10000.00' });
  await user.click(screen.getByRole('button', { name: '用澄溪日日盈货币A付款买入' }));
  expect(window.location.pathname).toBe('/publicbuy');
});

it('shows a round sum, and where to find one, to who holds no money fund', async () => {
  await renderScreen(PATH, { answers: [PAGE, QUOTE, owns([])] });
  expect(await screen.findByText(/如果有10,000\.00元货币基金/)).toBeVisible();
  expect(screen.getByRole('button', { name: '去看货币基金' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /付款买入/ })).toBeNull();
});

it('hides the own sums', async () => {
  amountsHidden.set(true);
  try {
    await renderScreen(PATH, { answers: [PAGE, QUOTE, owns([ACCOUNT])] });
    expect(await screen.findByText(/用你现在能付的\*{4}元买/)).toBeVisible();
    expect(screen.queryByText(/20,000/)).toBeNull();
    expect(screen.getByText('比原价少付').nextElementSibling).toHaveTextContent('****');
  } finally {
    amountsHidden.set(false);
  }
});

it('says that the money funds did not come, and the rest stands', async () => {
  const failing = answer(cashAccounts, new Refusal(90000, '系统繁忙', null));
  await renderScreen(PATH, { answers: [PAGE, QUOTE, failing] });
  expect(await screen.findByText('你的货币基金没有加载出来')).toBeVisible();
  expect(screen.getByText('先买货币基金，再用它付款。')).toBeVisible();
});

it('pays with what limits most, of the fund that can pay most', () => {
  const less = { ...ACCOUNT, fundCode: '000010', available: '9.00' };
  const none = { ...ACCOUNT, usable: false, available: '99999.00', leftToday: '99999.00' };
  expect(payable([less, none, ACCOUNT])).toEqual({ source: ACCOUNT, amount: '10000.00' });
  expect(payable([none])).toBeUndefined();
  expect(exampleOf([])).toBeUndefined();
});
