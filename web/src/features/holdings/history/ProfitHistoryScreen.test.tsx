import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { heldFunds, pastFunds, profitByFund, profitHistory } from '@/wire/gen/holdings';
import type { Input, Output } from '@/wire/operation';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

type History = Output<typeof profitHistory>;

/** The business day of the samples is 2026-03-04; the first profit came two days before. */
const DAYS = { '2026-03-02': '-0.30', '2026-03-03': '0.37' };
const FUNDS: Record<string, Record<string, string>> = {
  '031028': { '2026-03-02': '-0.30', '2026-03-03': '0.34', '2026-03': '0.04', '2026': '0.04' },
  '031000': { '2026-03-03': '0.03', '2026-03': '0.03', '2026': '0.03' },
};

function history({ unit = 'day', on, fundCode }: Input<typeof profitHistory>): History {
  const own = fundCode ? (FUNDS[fundCode] ?? {}) : { ...DAYS, '2026-03': '0.07', '2026': '0.07' };
  const row = (name: string) => ({
    unit: name,
    profit: own[name] ?? null,
    open: true,
    corrected: false,
  });
  if (unit === 'year') return { units: [row('2026')], profit: own['2026'] ?? '0.00' };
  const month = on?.slice(0, unit === 'day' ? 7 : 4) ?? '';
  const names = Array.from({ length: unit === 'day' ? 31 : 12 }, (_, at) => {
    return `${month}-${String(at + 1).padStart(2, '0')}`;
  });
  return { units: names.map((name) => row(name)), profit: own['2026-03'] ?? '0.00' };
}

function byFund({ unit = 'day', on }: Input<typeof profitByFund>): Output<typeof profitByFund> {
  const name = (on ?? '').slice(0, { day: 10, month: 7, year: 4 }[unit]);
  const names = new Map(sample(heldFunds).funds.map((fund) => [fund.fundCode, fund.fundName]));
  const parts = Object.entries(FUNDS).flatMap(([fundCode, own]) => {
    const fundName = names.get(fundCode) ?? fundCode;
    const profit = own[name];
    return profit ? [{ fundCode, fundName, held: true, profit, corrected: false }] : [];
  });
  return { profit: '0.00', parts, waiting: [] };
}

const answers = [answer(profitHistory, history), answer(profitByFund, byFund)];

it('shows a month day by day, and which funds the last day was made of', async () => {
  await renderScreen('/profithis', { answers });
  const last = await screen.findByRole('button', { name: '3月3日，+0.37' });
  expect(last).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('待更新')).toBeVisible();
  const fund = sample(heldFunds).funds[0]?.fundName ?? '';
  expect(await screen.findByRole('link', { name: new RegExp(`${fund} ?\\+0.34`) })).toBeVisible();
  expect(screen.getByRole('link', { name: /\+0\.03/ })).toBeVisible();
});

it('shows another day by a tap and by keys', async () => {
  const { user } = await renderScreen('/profithis', { answers });
  await user.click(await screen.findByRole('button', { name: '3月2日，−0.30' }));
  expect(await screen.findByRole('link', { name: /−0\.30/ })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: '3月3日，+0.37' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: /\+0\.34/ })).toBeVisible();
});

it('leads nowhere before the first month and after this one', async () => {
  const { user } = await renderScreen('/profithis', { answers });
  await screen.findByRole('link', { name: /\+0\.34/ });
  expect(screen.queryByRole('button', { name: '上个月' })).toBeNull();
  expect(screen.queryByRole('button', { name: '下个月' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '月' }));
  expect(await screen.findByRole('button', { name: '2026年3月，+0.07' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /2月/ })).toBeNull();
});

it('goes from the bar of a month into its days', async () => {
  const { user } = await renderScreen('/profithis?unit=month', { answers });
  await user.click(await screen.findByRole('tab', { name: '柱图' }));
  const chart = await screen.findByRole('group', { name: '2026年的收益' });
  expect(within(chart).getByRole('button', { name: '2026年3月，+0.07' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '每一天' }));
  expect(await screen.findByRole('group', { name: '2026年3月的收益' })).toBeVisible();
});

it('ranks funds that were sold too', async () => {
  const sold = { fundCode: '031476', fundName: '听松红利指数C', totalProfit: '127.07' };
  const past = answer(pastFunds, {
    funds: [{ ...sold, closedOn: '2026-01-13', held: false, earlier: false, rounds: [] }],
  });
  const { user } = await renderScreen('/profithis', { answers: [...answers, past] });
  await user.click(await screen.findByRole('tab', { name: '排行' }));
  const rows = await screen.findAllByRole('link', { name: /持有中|已清仓/ });
  expect(rows[0]).toHaveTextContent('听松红利指数C已清仓+127.07');
});

it('says before the first profit when there will be one', async () => {
  const none = answer(profitHistory, { units: [], profit: '0.00' });
  await renderScreen('/profithis', { answers: [none] });
  expect(await screen.findByText('还没有收益')).toBeVisible();
  expect(screen.getByRole('button', { name: '去选基金' })).toBeVisible();
});

it('keeps the month where the parts of a day do not come', async () => {
  const failing = answer(profitByFund, new Refusal(90000, '系统繁忙', null));
  await renderScreen('/profithis', { answers: [failing, ...answers] });
  expect(await screen.findByText('各基金的收益没有加载出来')).toBeVisible();
  expect(screen.getByRole('button', { name: '3月3日，+0.37' })).toBeVisible();
});

it('says which funds still count by an earlier day, and which price was corrected', async () => {
  const told = answer(profitByFund, {
    profit: '0.34',
    parts: [
      { fundCode: '031028', fundName: '甲', held: true, profit: '0.34', corrected: true },
      { fundCode: '031476', fundName: '乙', held: false, profit: '0.03', corrected: false },
    ],
    waiting: [{ fundCode: '031000', fundName: '丙', navDate: '2026-03-02' }],
  });
  await renderScreen('/profithis', { answers: [told, ...answers] });
  expect(await screen.findByRole('link', { name: /甲 ?净值已更正/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /乙 ?已清仓/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /丙 ?净值还是03-02（周一）的 ?待更新/ })).toBeVisible();
});
