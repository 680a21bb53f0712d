import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quoteFees, showArchive, showFund, showTradeRule } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const PATH = '/funddetail?fundCode=031028';
const fund = sample(showFund);
const inCurrency = (currency: string) =>
  answer(showFund, { ...fund, ratings: [], facts: { ...fund.facts, currency } });
const archive = answer(showArchive, { ...sample(showArchive), fundSizeStr: '89.40' });

it('names the currency of a fund in dollars, and offers nothing that is bought with yuan', async () => {
  const { calls } = await renderScreen(PATH, {
    as: 'visitor',
    answers: [inCurrency('840'), archive],
  });
  expect(await screen.findByText('法律文件')).toBeVisible();
  expect(screen.getByText(/净值（美元）/)).toBeVisible();
  expect(screen.getByText('规模89.4亿美元')).toBeVisible();
  expect(screen.queryByText(/现在买入|买入规则/)).toBeNull();
  expect(screen.queryByText(/定投这只基金/)).toBeNull();
  expect(screen.queryByText(/买1万元付/)).toBeNull();
  expect(screen.queryByText('持有多久，选哪类更省？')).toBeNull();
  expect(calls(quoteFees)).toEqual([]);
  expect(calls(showTradeRule)).toEqual([]);
});

it('says nothing of the currency where it is yuan', async () => {
  await renderScreen(PATH, { as: 'visitor', answers: [inCurrency('156'), archive] });
  expect(await screen.findByText('法律文件')).toBeVisible();
  expect(screen.getByText('规模89.4亿')).toBeVisible();
  expect(await screen.findByText(/现在买入|买入规则/)).toBeVisible();
  expect(screen.getAllByText(/定投这只基金/)[0]).toBeVisible();
});
