import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quoteFees, showFund } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { Quote } from './AmountCard';

const PATH = '/funddetail/farenotice?fundCode=031028';
const SAMPLE = sample(quoteFees);
const row = (fundCode: string, shareClass: 'A' | 'C', total: string) => ({
  fundCode,
  shareClass,
  once: '0.00',
  yearly: '0.00',
  held: { days: 365, service: '0.00', redeem: '0.00', total },
});
const QUOTE: Quote = {
  ...SAMPLE,
  fees: { ...SAMPLE.fees, validFrom: '2021-01-01' },
  history: [
    { ...SAMPLE.fees, validFrom: '2027-01-01', custody: '0.0099' },
    { ...SAMPLE.fees, validFrom: '2021-01-01' },
  ],
  classCosts: {
    amount: '10000.00',
    aCheaperFromDays: 73,
    classes: [row('031028', 'A', '7.99'), row('031029', 'C', '40.00')],
  },
  purchase: {
    amount: '10000.00',
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
};

it('asks for the sum that was typed and the time that was chosen', async () => {
  const { user, calls } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(quoteFees, QUOTE)],
  });
  expect(await screen.findByText('7.99元')).toBeVisible();
  expect(screen.getByText('71.38元')).toBeVisible();
  const field = screen.getByRole('textbox', { name: '买入金额' });
  await user.clear(field);
  await user.type(field, '2500.5');
  await user.click(screen.getByRole('radio', { name: '1个月' }));
  await vi.waitFor(() =>
    expect(calls(quoteFees)).toContainEqual({
      fundCode: '031028',
      amount: '2500.5',
      holdDays: 30,
    }),
  );
});

it('marks the class that costs less, and neither where both cost the same', async () => {
  const alike = QUOTE.classCosts && {
    ...QUOTE.classCosts,
    classes: [row('031028', 'A', '7.99'), row('031029', 'C', '7.99')],
  };
  let quote = QUOTE;
  const { user } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(quoteFees, () => quote)],
  });
  const table = await screen.findByRole('table', { name: '花费（元）' });
  const total = within(table).getAllByRole('row').at(-1);
  expect(total).toHaveTextContent('一共更省7.9940.00');
  quote = { ...QUOTE, classCosts: alike };
  await user.click(screen.getByRole('radio', { name: '3年' }));
  await vi.waitFor(() => expect(screen.queryByText('更省')).toBeNull());
});

it('shows a table to come under its day, and says that it is not in force yet', async () => {
  const { user } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(quoteFees, QUOTE)],
  });
  await user.click(await screen.findByRole('button', { name: '2027-01-01起' }));
  expect(screen.getByText('这张表从2027-01-01起施行，之前仍按现行费率')).toBeVisible();
  expect(screen.getByText('每年0.99%')).toBeVisible();
});

it('reckons nothing in yuan for a fund in dollars, and says why', async () => {
  const fund = sample(showFund);
  await renderScreen(PATH, {
    as: 'visitor',
    answers: [
      answer(quoteFees, QUOTE),
      answer(showFund, { ...fund, facts: { ...fund.facts, currency: '840' } }),
    ],
  });
  expect(await screen.findByText('以美元计价，不能用人民币买入')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '买入金额' })).toBeNull();
  expect(screen.queryByRole('table', { name: '花费（元）' })).toBeNull();
  expect(screen.getByRole('button', { name: '2027-01-01起' })).toBeVisible();
});
