import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseTextSize } from '@/lib/look';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { preBuy } from '@/wire/gen/orders';
import { pensionAccount, pensionShares } from '@/wire/gen/pension';
import { ACCO, ACCOUNT, FAR, PRE, SHARES, STEADY, UNLINKED } from '../../../../test/pensionSamples';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { chosenBracket } from './bracket';

beforeEach(() => {
  amountsHidden.set(false);
  chooseTextSize('normal');
  chosenBracket.set(null);
});

function show(account = ACCOUNT, ...answers: TestAnswer[]) {
  return renderScreen('/pension', {
    answers: [
      ...answers,
      answer(pensionAccount, account),
      answer(pensionShares, SHARES),
      answer(preBuy, PRE),
    ],
  });
}

const card = (title: RegExp | string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

it('says what there is, of which day, and that the money stays in the account', async () => {
  await show();
  expect(await screen.findByText('养老金资产 03-02（元）')).toBeVisible();
  expect(screen.getByText('22,156')).toHaveTextContent('22,156.41');
  expect(screen.getByText('账户余额 03-04').closest('div')).toHaveTextContent('3,000.00');
  expect(screen.getByText(/^江汀银行 养老金账户 3302/)).toBeVisible();
});

it('divides the year into three parts, and shows each paying in on its day', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: '2026年，还能缴4,000.00' })).toBeVisible();
  expect(
    screen.getByRole('img', { name: '已投资5,000.00，等待投资3,000.00，还能缴4,000.00' }),
  ).toBeVisible();
  const label = '2026年2次缴存，共8,000.00元，上限12,000.00元';
  expect(screen.getByRole('img', { name: label })).toHaveTextContent('02-27 +3,000');
  const table = screen.getByRole('table', { name: label });
  expect(within(table).getByRole('row', { name: '2026-01-16 5,000.00' })).toBeInTheDocument();
  expect(screen.getByText(/^缴存在江汀银行办，截止/)).toHaveTextContent('2026-12-31');
});

it('shows what is saved and due at the bracket that is chosen, and keeps it', async () => {
  const { user } = await show();
  await screen.findByRole('heading', { name: '少缴多少税' });
  expect(card('少缴多少税').getByText('净省840.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '最高税率10%' }));
  await user.click(await screen.findByRole('radio', { name: /^25%/ }));
  expect(await screen.findByText('净省2,640.00')).toBeVisible();
  expect(card('少缴多少税').getByRole('row', { name: /^今年已缴8,000\.00/ })).toHaveTextContent(
    '2,000.00240.00',
  );
  expect(localStorage.getItem('tael.pensionBracket')).toBe('0.25');
});

it('says plainly that the lowest bracket gains nothing', async () => {
  chosenBracket.set('0.03');
  await show();
  expect(await screen.findByText(/^最高税率是3%时.*不能省税。$/)).toBeVisible();
  expect(screen.queryByText(/净省/)).toBeNull();
});

it('says what would become of the balance, by the dates of a fund that is held', async () => {
  const { calls } = await show();
  await screen.findByRole('heading', { name: '现在投资3,000.00' });
  expect(await screen.findByText(`以${STEADY.fundName}为例`)).toBeVisible();
  expect(await screen.findByText('满1年，可以赎回')).toBeVisible();
  expect(calls(preBuy)).toEqual([{ fundCode: STEADY.fundCode, tradeAcco: ACCO }]);
  expect(screen.getByRole('link', { name: '换一只' })).toHaveAttribute('href', '/pension/shares');
});

it('gives each lot its own day, and names what can be redeemed', async () => {
  const { user } = await show();
  await screen.findByRole('heading', { name: STEADY.fundName });
  const steady = card(STEADY.fundName);
  expect(steady.getByText('可赎回')).toBeVisible();
  expect(steady.getByText('满1年')).toBeVisible();
  expect(steady.getByText('2026-09-23')).toBeVisible();
  expect(steady.getByText('还有203天')).toBeVisible();
  expect(steady.getByText(/^约值|2025-09-23/)).toBeVisible();
  expect(steady.getByRole('link')).toHaveAttribute(
    'href',
    `/assetDetails?fundCode=${STEADY.fundCode}&purpose=PENSION`,
  );
  await user.click(steady.getByRole('button', { name: '赎回5,386.20份' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ransom'));
  expect(window.location.search).toBe(`?fundCode=${STEADY.fundCode}&acco=${ACCO}`);
});

it('has the first day in place of the buttons where nothing may leave', async () => {
  await show();
  await screen.findByRole('heading', { name: FAR.fundName });
  const far = card(FAR.fundName);
  expect(far.getByText('最早2028-09-19可赎回或转换')).toBeVisible();
  expect(far.getByText('每笔持有满3年')).toBeVisible();
  expect(far.queryByRole('button')).toBeNull();
});

it('says what a fund that left the directory can still do', async () => {
  const funds = [
    { ...STEADY, listed: false },
    { ...FAR, listed: false, convertible: false },
  ];
  await show({ ...ACCOUNT, funds });
  expect(await screen.findByText('已移出目录，只能赎回或转换')).toBeVisible();
  expect(screen.getByText('已移出目录，只能赎回')).toBeVisible();
  expect(screen.getByText('最早2028-09-19可赎回')).toBeVisible();
});

it('leads to the directory and to the orders, and says when the money may be drawn', async () => {
  const { user } = await show();
  expect(await screen.findByRole('link', { name: /^养老目录基金.*18只Y类/ })).toHaveAttribute(
    'href',
    '/pension/shares',
  );
  expect(screen.getByRole('link', { name: '交易记录' })).toHaveAttribute('href', '/deal');
  await user.click(screen.getByRole('button', { name: /^什么时候能领/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getAllByRole('listitem')).toHaveLength(6);
  expect(sheet.getByText(/能不能领由银行核实决定/)).toBeVisible();
});

it('carries the balance into the purchase', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '买入Y类基金' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pension/shares'));
});

it('says how to pay in where the account is empty', async () => {
  const { user } = await show({ ...ACCOUNT, balance: '0.00' });
  expect(await screen.findByText('账户没有余额')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^现在投资/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '怎么缴存' }));
  expect(await screen.findByText('缴存只能在银行办，这里不能代缴。')).toBeVisible();
});

it('hides all sums and shares; limits and the example stay', async () => {
  amountsHidden.set(true);
  await show();
  expect(await screen.findByRole('heading', { name: '2026年，还能缴****' })).toBeVisible();
  expect(screen.getByText('上限12,000.00')).toBeVisible();
  expect(screen.getByText('净省840.00')).toBeVisible();
  expect(screen.getByRole('button', { name: '赎回' })).toBeVisible();
  expect(screen.getByText('还有203天')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/22,156|3,000|8,000|4,000|5,386|2,547|9,973/);
});

it('has the balance as it was known where the bank is silent', async () => {
  await show({ ...ACCOUNT, silent: true });
  expect(await screen.findByText(/^银行没有答复/)).toHaveTextContent('的余额是3,000.00');
  expect(screen.getByText(/^银行没有答复/)).toHaveTextContent('09:20');
  expect(screen.getByText('账户余额').closest('div')).toHaveTextContent('--');
  expect(screen.queryByRole('heading', { name: /^现在投资/ })).toBeNull();
});

it('says so where the bank has never said a balance', async () => {
  await show({ ...ACCOUNT, silent: true, balance: null, balanceAt: null });
  expect(await screen.findByText(/^银行没有答复，还不知道余额/)).toBeVisible();
});

it('stands without holdings', async () => {
  await show({ ...ACCOUNT, funds: [], dayProfitDate: null, holdingProfitRate: null });
  expect(await screen.findByText('养老金资产（元）')).toBeVisible();
  expect(screen.getByText('最近收益').closest('div')).toHaveTextContent('--');
  expect(await screen.findByText(`以${STEADY.fundName}为例`)).toBeVisible();
});

it('has the three steps in place of the hero where nothing is linked', async () => {
  const { user } = await show(UNLINKED);
  expect(await screen.findByRole('heading', { name: '还没有关联养老金账户' })).toBeVisible();
  for (const step of ['在银行开立账户', '在这里关联', '缴存后买入'])
    expect(screen.getByText(step)).toBeVisible();
  expect(screen.queryByText('等待投资')).toBeNull();
  expect(screen.queryByRole('link', { name: '交易记录' })).toBeNull();
  expect(screen.getByText('净省840.00')).toBeVisible();
  expect(screen.queryByText(/^今年已缴/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '关联账户' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pension/link'));
});

it('keeps what is held where the link has ended, and links again', async () => {
  await show({ ...ACCOUNT, linked: false, consented: false, balance: null, balanceAt: null });
  expect(await screen.findByText(/^你没有同意查询养老金账户/)).toBeVisible();
  expect(screen.getByRole('link', { name: '重新关联' })).toHaveAttribute('href', '/pension/link');
  expect(screen.getByRole('button', { name: '赎回5,386.20份' })).toBeVisible();
  expect(screen.queryByText('账户余额')).toBeNull();
  expect(screen.queryByRole('heading', { name: /还能缴/ })).toBeNull();
});

it('has four things and a person to call in large letters', async () => {
  chooseTextSize('elder');
  await show();
  expect(await screen.findByText('账户里能买基金的钱')).toBeVisible();
  expect(screen.getByText('今年还能缴').nextElementSibling).toHaveTextContent('4,000.00');
  expect(screen.getByText('最早哪天能赎回').nextElementSibling).toHaveTextContent(
    '现在就有能赎回的，钱回养老金账户',
  );
  expect(screen.getByRole('button', { name: /^找人帮忙/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /还能缴/ })).toBeNull();
  expect(screen.queryByText('还有203天')).toBeNull();
});

it('says that the account did not come', async () => {
  await renderScreen('/pension', {
    answers: [answer(pensionAccount, new Refusal(90000, '系统繁忙', null))],
  });
  expect(await screen.findByText('养老金账户没有加载出来')).toBeVisible();
});

it('is where the category of the specification leads', async () => {
  await renderScreen('/holdAsset?category=pension', {
    answers: [answer(pensionAccount, ACCOUNT), answer(pensionShares, SHARES), answer(preBuy, PRE)],
  });
  expect(await screen.findByText('养老金资产 03-02（元）')).toBeVisible();
  expect(window.location.pathname).toBe('/pension');
});
