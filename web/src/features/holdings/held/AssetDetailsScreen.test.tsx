import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { heldDetail, profitHistory, profitLine, shareLots } from '@/wire/gen/holdings';
import { preRedeem, profitParts, redeemTargets } from '@/wire/gen/orders';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

it('says kindly that a fund is not held, and leads to it', async () => {
  const { user } = await renderScreen('/assetDetails?fundCode=016823', {
    answers: [answer(heldDetail, new Refusal(90404, '没有找到这条记录'))],
  });
  expect(await screen.findByText('你没有持有这只基金')).toBeVisible();
  expect(screen.queryByText('没有找到这条记录')).toBeNull();
  expect(screen.getByRole('button', { name: '我的持仓' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看这只基金' }));
  expect(window.location.pathname + window.location.search).toBe('/funddetail?fundCode=016823');
});

const held = sample(heldDetail);
const { fundCode } = held.fund;
const [card] = held.cards;
const acco = card?.tradeAcco ?? '';
const purpose = 'CHILD:1';
const OF_CHILD = `?fundCode=${fundCode}&purpose=CHILD%3A1`;

it("asks of a child's holding for the child's, and carries that on", async () => {
  const { calls } = await renderScreen(`/assetDetails${OF_CHILD}`);
  expect(await screen.findByText('小账户')).toBeVisible();
  const lots = await screen.findByRole('link', { name: /全部明细/ });
  expect(lots).toHaveAttribute('href', `/sharedetail${OF_CHILD}`);
  expect(screen.getByRole('link', { name: /收益明细/ })).toHaveAttribute(
    'href',
    `/profithis${OF_CHILD}`,
  );
  expect(screen.getByRole('link', { name: '划转到我的账户' })).toHaveAttribute(
    'href',
    `/childMove?childNo=1&way=out&fundCode=${fundCode}`,
  );
  for (const operation of [heldDetail, shareLots, redeemTargets, profitParts, profitLine]) {
    const inputs = calls<unknown, unknown>(operation as never);
    expect(inputs.length, operation.id).toBeGreaterThan(0);
    for (const input of inputs) expect(input, operation.id).toMatchObject({ fundCode, purpose });
  }
});

it("leads on from a child's holding with its account", async () => {
  const ways = [
    ['买入', `/publicbuy?fundCode=${fundCode}&acco=${acco}`],
    ['赎回', `/ransom?fundCode=${fundCode}&acco=${acco}`],
    ['转换', `/searchConvertFund?fundCode=${fundCode}&acco=${acco}`],
    ['定投', `/publicregular?fundCode=${fundCode}&childNo=1`],
  ] as const;
  for (const [name, path] of ways) {
    const answers = [answer(heldDetail, { ...held, available: '10.00', convertible: true })];
    const { user } = await renderScreen(`/assetDetails${OF_CHILD}`, { answers });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
    cleanup();
  }
});

it("says nothing of an account where the holding is the customer's own", async () => {
  const { user, calls } = await renderScreen(`/assetDetails?fundCode=${fundCode}`);
  await user.click(await screen.findByRole('button', { name: '买入' }));
  expect(window.location.search).toBe(`?fundCode=${fundCode}`);
  expect(screen.queryByText('小账户')).toBeNull();
  expect(screen.queryByText('划转到我的账户')).toBeNull();
  for (const input of calls(heldDetail)) expect(input).not.toHaveProperty('purpose');
});

it("shows the lots and the days of a child's holding, and redeems from its account", async () => {
  const { user, calls } = await renderScreen(`/sharedetail${OF_CHILD}`);
  await user.click(await screen.findByRole('button', { name: '赎回' }));
  const [first] = sample(shareLots).lots;
  expect(window.location.search).toBe(`?fundCode=${fundCode}&acco=${first?.tradeAcco}`);
  await waitFor(() =>
    expect(calls(preRedeem)).toContainEqual({ fundCode, tradeAcco: first?.tradeAcco }),
  );
  cleanup();
  const days = await renderScreen(`/profithis${OF_CHILD}`);
  await waitFor(() => expect(days.calls(profitHistory).length).toBeGreaterThan(0));
  for (const input of days.calls(profitHistory)) expect(input).toMatchObject({ purpose });
});

it('buys more for the pension out of its account, and redeems and converts within it', async () => {
  const fund = { ...held.fund, fundName: '砚北稳健养老目标混合(FOF)Y' };
  const ways = [
    ['买入', `/pension/buy?fundCode=${fundCode}`],
    ['赎回', `/ransom?fundCode=${fundCode}&acco=${acco}`],
    ['转换', `/searchConvertFund?fundCode=${fundCode}&acco=${acco}`],
  ] as const;
  for (const [name, path] of ways) {
    const answers = [answer(heldDetail, { ...held, fund, available: '10.00', convertible: true })];
    const at = `/assetDetails?fundCode=${fundCode}&purpose=PENSION`;
    const { user } = await renderScreen(at, { answers });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
    cleanup();
  }
});

it('names what moved shares had gained only where some moved', async () => {
  await renderScreen(`/assetDetails${OF_CHILD}`);
  expect(await screen.findByText('已实现收益')).toBeVisible();
  expect(screen.queryByText('划转前的收益')).toBeNull();
  cleanup();
  const answers = [answer(heldDetail, { ...held, carriedProfit: '-197.09' })];
  await renderScreen(`/assetDetails${OF_CHILD}`, { answers });
  const fact = (await screen.findByText('划转前的收益')).parentElement;
  expect(fact).toHaveTextContent('−197.09');
});
