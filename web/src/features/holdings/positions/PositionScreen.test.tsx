import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amount } from '@/lib/figures';
import { toggleAmounts } from '@/trade/customer/amounts';
import { NetworkFailure } from '@/wire/failure';
import { heldDetail, heldFunds, selfProfit } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const held = sample(heldFunds);
const [first] = held.funds;
const detail = sample(heldDetail);
const [under] = detail.cards;
if (!first || !under) throw new Error('the sample holds a fund');
// Its cost by one method differs from that by the other, and so does the profit.
const own = {
  ...first,
  cost: '1000.00',
  holdingProfit: '0.04',
  dilutedCost: '-120.50',
  totalProfit: '1120.54',
};
const answers = [
  answer(heldFunds, { ...held, funds: [own] }),
  answer(heldDetail, { ...detail, fund: own }),
];

it('shows the cost by either method, each with the profit that belongs to it', async () => {
  const { user } = await renderScreen('/position', { answers });
  const row = await screen.findByRole('link', { name: new RegExp(own.fundName) });
  expect(row).toHaveTextContent('平均成本1,000.00持有收益+0.04');
  await user.click(screen.getByRole('radio', { name: '摊薄成本' }));
  expect(row).toHaveTextContent('摊薄成本−120.50累计收益+1,120.54');
  expect(row).not.toHaveTextContent('收益率');
});

it('says of all its funds what came of them, and of no others', async () => {
  const others = { dayProfit: '0.00', realisedProfit: '0.00', dividends: '0.00' };
  const sums = { ...others, dayProfitDate: null, holdingProfit: '694.99', totalProfit: '694.99' };
  await renderScreen('/position', { answers: [...answers, answer(selfProfit, sums)] });
  await waitFor(() => expect(document.body).toHaveTextContent('持有收益 +694.99'));
});

it('asks the server for another order', async () => {
  const { user, calls } = await renderScreen('/position', { answers });
  await user.click(await screen.findByRole('button', { name: '按金额' }));
  await user.click(await screen.findByRole('radio', { name: '持有收益从低到高' }));
  expect(calls(heldFunds)).toContainEqual({ sortField: 'HOLDPROFIT', sortType: 'ASC' });
});

it('keeps the list in its own order, and the way back, when another does not come', async () => {
  let lost = true;
  const sorted = answer(heldFunds, ({ sortField }) =>
    lost && sortField === 'HOLDPROFIT'
      ? new NetworkFailure('unreachable')
      : { ...held, funds: [own] },
  );
  const { user, calls } = await renderScreen('/position', { answers: [sorted] });
  await user.click(await screen.findByRole('button', { name: '按金额' }));
  await user.click(await screen.findByRole('radio', { name: '持有收益从低到高' }));
  // It is asked for again twice.
  const asked = () => calls(heldFunds).filter(({ sortField }) => sortField === 'HOLDPROFIT');
  await waitFor(() => expect(asked()).toHaveLength(3), { timeout: 8000 });
  expect(await screen.findByText(/以下更新于/)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(own.fundName) })).toBeVisible();
  lost = false;
  await user.click(screen.getByRole('button', { name: '按金额' }));
  await user.click(await screen.findByRole('radio', { name: '持有收益从低到高' }));
  expect(await screen.findByRole('button', { name: '按收益' })).toBeVisible();
});

it('lists the shares under each card', async () => {
  const { user } = await renderScreen('/position', { answers });
  await user.click(await screen.findByRole('radio', { name: '按银行卡' }));
  const card = await screen.findByRole('heading', { name: '江汀银行 储蓄卡 0000' });
  const rows = within(card.closest('section') as HTMLElement);
  expect(rows.getByRole('link')).toHaveTextContent(
    `${amount(under.shares)}份其中${amount(under.frozen)}份赎回中${amount(under.value)}`,
  );
});

it('hides amounts and leaves rates', async () => {
  await renderScreen('/position', { answers });
  await screen.findByRole('link', { name: new RegExp(own.fundName) });
  toggleAmounts();
  const row = await screen.findByRole('link', { name: /持有收益\*{4}/ });
  expect(row).toHaveTextContent('收益率0.00%');
  expect(row).not.toHaveTextContent('1,000');
  toggleAmounts();
});

it('says that nothing is held, with the way to what was', async () => {
  const none = answer(heldFunds, { ...held, funds: [], kinds: [], marketValue: '0.00' });
  const { user } = await renderScreen('/position', { answers: [none] });
  await user.click(await screen.findByRole('button', { name: '历史持仓' }));
  expect(await screen.findByText('还没有清仓过的基金')).toBeVisible();
});
