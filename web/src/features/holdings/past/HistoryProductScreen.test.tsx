import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heldDetail, pastFunds } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const detail = sample(heldDetail);
const fund = { ...detail.fund, shares: '0.00', totalProfit: '127.07' };
const answers = [
  answer(pastFunds, {
    funds: [
      {
        fundCode: '031476',
        fundName: '听松红利指数C',
        totalProfit: '127.07',
        closedOn: '2025-10-13',
      },
    ],
  }),
  answer(heldDetail, { ...detail, fund, cards: [], realisedProfit: '97.07', dividends: '30.00' }),
];

it('shows what a sold fund brought, and by a tap of what', async () => {
  const { user, calls } = await renderScreen('/historyproduct', { answers });
  const row = await screen.findByRole('button', { name: /听松红利指数C/ });
  expect(row).toHaveTextContent('2025-10-13清仓总收益+127.07');
  expect(calls(heldDetail)).toHaveLength(0);
  await user.click(row);
  const parts = (await screen.findByText('已实现收益')).closest('dl');
  expect(parts).toHaveTextContent('已实现收益+97.07现金分红+30.00总收益+127.07');
  expect(screen.getByRole('link', { name: '每一笔交易' })).toHaveAttribute(
    'href',
    '/deal?fundCode=031476',
  );
});

it('says what will stand here', async () => {
  await renderScreen('/historyproduct');
  expect(await screen.findByText('还没有清仓过的基金')).toBeVisible();
  expect(screen.getByRole('button', { name: '看现在的持仓' })).toBeVisible();
});
