import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { selfProfit } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';

const PROFIT = {
  dayProfit: '0.37',
  dayProfitDate: '2026-03-03',
  holdingProfit: '0.07',
  realisedProfit: '381.00',
  dividends: '157.77',
  totalProfit: '381.07',
};

it('shows one category, and the ways to the others', async () => {
  await renderScreen('/holdAsset?category=债券型');
  expect(await screen.findByRole('link', { name: /澄溪短债债券A/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /澄溪现金宝货币A/ })).toBeNull();
  const other = screen.getByRole('link', { name: /货币型 1/ });
  expect(other).toHaveAttribute('href', `/holdAsset?category=${encodeURIComponent('货币型')}`);
});

it('shows the largest category where none is named', async () => {
  await renderScreen('/holdAsset');
  expect(await screen.findByText('债券型，1只（元）')).toBeVisible();
});

it('says that nothing of a category is held', async () => {
  await renderScreen('/holdAsset?category=指数型');
  expect(await screen.findByText('现在没有持有指数型的基金')).toBeVisible();
  expect(screen.getByRole('link', { name: /债券型 1/ })).toBeVisible();
});

it('shows of what the profit of the own choices consists', async () => {
  await renderScreen('/SelfAsset', { answers: [answer(selfProfit, PROFIT)] });
  const day = await screen.findByText('昨日收益 03-03');
  expect(day.closest('dl')).toHaveTextContent(
    '昨日收益 03-03+0.37持有收益+0.07已实现收益+381.00累计收益+381.07其中现金分红+157.77',
  );
});

it('keeps the funds where the profit does not come', async () => {
  const failing = answer(selfProfit, new Refusal(90000, '系统繁忙', null));
  await renderScreen('/SelfAsset', { answers: [failing] });
  expect(await screen.findByText('收益没有加载出来')).toBeVisible();
  expect(screen.getByRole('link', { name: /澄溪短债债券A/ })).toBeVisible();
});
