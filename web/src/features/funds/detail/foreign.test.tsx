import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as FundStatus from '@/wire/gen/codes/fund-status';
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
  expect((await screen.findAllByText(/现在买入|买入规则/))[0]).toBeVisible();
  expect(screen.getAllByText(/定投这只基金/)[0]).toBeVisible();
});

it('says the currency of what is held of it', async () => {
  await renderScreen(PATH, { answers: [inCurrency('840'), archive] });
  expect(await screen.findByRole('heading', { name: '我持有的' })).toBeVisible();
  expect(await screen.findByText(/^市值.*（美元）$/)).toBeVisible();
  expect(screen.getByText('持有收益（美元）')).toBeVisible();
  expect(screen.queryByText(/（元）/)).toBeNull();
});

it('says the currency while it is offered, and that no yuan buy it', async () => {
  const offering = {
    from: '2026-02-02',
    until: '2026-03-31',
    establishedBy: '2026-04-15',
    refundBy: '2026-04-30',
    cancellable: true,
  };
  const status = FundStatus.Raising;
  const offered = {
    ...fund,
    head: { ...fund.head, buyable: false, status, statusName: '以美元计价' } as const,
    facts: { ...fund.facts, currency: '840', offering },
  };
  await renderScreen(PATH, { as: 'visitor', answers: [answer(showFund, offered)] });
  expect(await screen.findByText(/开始，每份1.0000美元$/)).toBeVisible();
  expect(screen.getByText('发售面值（美元）')).toBeVisible();
  expect(screen.getByRole('button', { name: '以美元计价，不能用人民币买入' })).toBeDisabled();
  expect(screen.queryByText('募集已结束')).toBeNull();
});

const inYuan = { fundCode: '031028', fundName: '澄溪短债债券A', shareClass: 'A', buyable: true };
const ofC = { fundCode: '031029', fundName: '澄溪短债债券C', shareClass: 'C', buyable: true };
const inDollars = { ...inYuan, fundCode: '031950', fundName: '澄溪短债债券美元现汇A' };

it('leads from the class in dollars to those in yuan, and back', async () => {
  const classes = [inYuan, ofC, inDollars];
  const row = (one: typeof inYuan) => ({ fundCode: one.fundCode, shareClass: one.shareClass });
  const costs = { once: '30.00', yearly: '0.00', held: null };
  const classCosts = {
    amount: '10000.00',
    classes: [inYuan, ofC].map((one) => ({ ...row(one), ...costs })),
    aCheaperFromDays: null,
  };
  const both = answer(showFund, ({ fundCode }) => ({
    ...fund,
    head: { ...fund.head, fundCode },
    facts: { ...fund.facts, fundCode, currency: fundCode === inYuan.fundCode ? '156' : '840' },
    classes,
    classCosts,
  }));
  const path = `/funddetail?fundCode=${inDollars.fundCode}`;
  const { user } = await renderScreen(path, { as: 'visitor', answers: [both] });
  expect(await screen.findByRole('link', { name: /短债债券C/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /短债债券A/ }));
  expect(await screen.findByRole('link', { name: '看澄溪短债债券C' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /短债债券C/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /美元现汇A/ })).toBeVisible();
});

it('promises no purchase in the rules of a fund in dollars', async () => {
  const rule = sample(showTradeRule);
  const inDollarsNow = { ...rule, facts: { ...rule.facts, currency: '840' } };
  await renderScreen('/transactionrule?fundCode=031028', {
    as: 'visitor',
    answers: [answer(showTradeRule, inDollarsNow)],
  });
  expect(await screen.findByText('以美元计价，不能用人民币买入')).toBeVisible();
  expect(screen.queryByText('现在买入')).toBeNull();
  expect(screen.queryByText(/恢复后|起$/)).toBeNull();
});
