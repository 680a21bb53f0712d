import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLocked } from '@/trade/customer/gestureLock';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { userInfo, userinfo } from '@/wire/gen/accounts';
import { childPicks, children } from '@/wire/gen/childaccounts';
import { CHILD, CHILDREN, NO_CHILDREN, PICKS } from '../../../../test/childSamples';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const PATH = '/childAccount/recommend';
const PICKED = answer(childPicks, PICKS);

afterEach(() => setLocked(false));

it('says the rule to a visitor, and each row leads to its fund', async () => {
  const { calls } = await renderScreen(PATH, { as: 'visitor', answers: [PICKED] });
  expect(await screen.findByText(PICKS.rule)).toBeVisible();
  expect(screen.getByRole('link', { name: /^澄溪短债债券A R2/ })).toHaveAttribute(
    'href',
    '/funddetail?fundCode=031028',
  );
  expect(screen.getByText('债券型-短债，规模128.56亿，2018-09成立，定投10元起')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^买入/ })).toBeNull();
  expect(calls(children)).toEqual([]);
});

it('buys and plans for the child that is chosen', async () => {
  await renderScreen(`${PATH}?childNo=1`, { answers: [PICKED, answer(children, CHILDREN)] });
  expect(await screen.findByRole('heading', { name: '买给小满' })).toBeVisible();
  expect(screen.getByText('从江汀银行 0000付，份额登记在你名下')).toBeVisible();
  expect(screen.getByRole('link', { name: '买入澄溪短债债券A' })).toHaveAttribute(
    'href',
    `/publicbuy?fundCode=031028&acco=${CHILD.tradeAcco}`,
  );
  expect(screen.getByRole('link', { name: '定投澄溪短债债券A' })).toHaveAttribute(
    'href',
    '/publicregular?fundCode=031028&childNo=1',
  );
});

it('is the public page behind a closed lock', async () => {
  setLocked(true);
  const answers = [PICKED, answer(children, CHILDREN)];
  const { calls } = await renderScreen(`${PATH}?childNo=1`, { answers });
  expect(await screen.findByText(PICKS.rule)).toBeVisible();
  expect(screen.queryByText(/小满/)).toBeNull();
  expect(calls(children)).toEqual([]);
});

it('chooses nobody by itself', async () => {
  const { user } = await renderScreen(PATH, { answers: [PICKED, answer(children, CHILDREN)] });
  expect(await screen.findByRole('heading', { name: '买给哪个孩子' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^买入/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '阿禾' }));
  await waitFor(() => expect(window.location.search).toBe('?childNo=2'));
  expect(await screen.findByRole('link', { name: '买入澄溪短债债券A' })).toBeVisible();
});

it('buys for nobody where the address names a child that there is not', async () => {
  await renderScreen(`${PATH}?childNo=9`, { answers: [PICKED, answer(children, CHILDREN)] });
  expect(await screen.findByRole('heading', { name: '买给哪个孩子' })).toBeVisible();
});

it('leads to the first account where there is none', async () => {
  await renderScreen(PATH, { answers: [PICKED, answer(children, NO_CHILDREN)] });
  expect(await screen.findByRole('link', { name: '新建小账户' })).toHaveAttribute(
    'href',
    '/childAccount/create',
  );
});

it('says that no fund fits, and that none came', async () => {
  await renderScreen(PATH, {
    as: 'visitor',
    answers: [answer(childPicks, { ...PICKS, list: [] })],
  });
  expect(await screen.findByText('现在没有符合条件的基金')).toBeVisible();
});

it('says that the funds did not come', async () => {
  const lost = answer(childPicks, new Refusal(90000, '系统繁忙', null));
  await renderScreen(PATH, { as: 'visitor', answers: [lost] });
  expect(await screen.findByText('产品没有加载出来')).toBeVisible();
});

it('says that the children did not come, and keeps the ways to the funds', async () => {
  const lost = answer(children, new NetworkFailure(''));
  await renderScreen(`${PATH}?childNo=1`, { answers: [PICKED, lost] });
  const late = { timeout: 8000 };
  expect(await screen.findByText(/^你的小账户没有加载出来/, undefined, late)).toBeVisible();
  expect(screen.getByRole('link', { name: /^澄溪短债债券A R2/ })).toBeVisible();
});

it('says which fund is above the customer’s own level', async () => {
  const level = { riskLevel: '2' };
  await renderScreen(PATH, {
    answers: [
      PICKED,
      answer(children, CHILDREN),
      answer(userinfo, { ...sample(userinfo), ...level }),
      answer(userInfo, { ...sample(userInfo), ...level }),
    ],
  });
  expect(await screen.findByText('高于你的C2')).toBeVisible();
  expect(screen.getByRole('link', { name: /^溯光大盘300指数A/ })).toHaveTextContent('高于你的C2');
});

it('stands on what the server answers', async () => {
  await renderScreen(`${PATH}?childNo=1`);
  expect(await screen.findByRole('heading', { name: '买给小满' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^买入/ })).toHaveLength(5);
});
