import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preBuy } from '@/wire/gen/orders';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const open = { ...sample(preBuy), open: true };
const PATH = `/publicbuy?fundCode=${open.fundCode}`;
const CLOSING = '你的账户12月30日注销，暂不能买入，取消注销后就能买';

/** One check has failed. */
function failing(name: string, change: object): typeof open {
  const checks = open.checks.map((check) =>
    check.check === name ? { ...check, passed: false, ...change } : { ...check, passed: true },
  );
  return { ...open, checks } as typeof open;
}

it('says that it is the customer who cannot buy, and offers the cure alone', async () => {
  const pre = failing('memberComplete', { code: 16048, message: CLOSING, mend: 'closeAccount' });
  await renderScreen(PATH, { answers: [answer(preBuy, pre)] });
  expect(await screen.findByRole('heading', { name: '你现在不能买入' })).toBeVisible();
  expect(screen.getByText(CLOSING)).toBeVisible();
  expect(screen.getByRole('button', { name: '取消注销' })).toHaveClass('button-primary');
  expect(screen.queryByRole('button', { name: '看看其他基金' })).toBeNull();
});

it('says that it is this fund, and offers others, where it does not fit', async () => {
  const pre = failing('riskMatch', { code: 14002, message: '风险等级不匹配', mend: null });
  await renderScreen(PATH, { answers: [answer(preBuy, { ...pre, matchCode: 'F' })] });
  expect(await screen.findByRole('heading', { name: '这只产品你现在不能买' })).toBeVisible();
  expect(screen.getByRole('button', { name: '看看其他基金' })).toHaveClass('button-primary');
});

it('leads to the pension account where nothing else buys the fund', async () => {
  const closedReason = '砚北稳健养老目标混合(FOF)Y是养老金基金份额，只能用个人养老金账户购买';
  const pre = { ...open, open: false, closedReason, fundName: '砚北稳健养老目标混合(FOF)Y' };
  const { user } = await renderScreen(PATH, { answers: [answer(preBuy, pre)] });
  expect(await screen.findByText(closedReason)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '用养老金账户买' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pension/buy'));
  expect(window.location.search).toBe(`?fundCode=${open.fundCode}`);
});
