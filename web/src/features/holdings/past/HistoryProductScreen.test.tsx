import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amountsHidden } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { pastFunds } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';

const last = {
  beganOn: '2025-08-04',
  endedOn: '2025-10-13',
  heldDays: 70,
  putIn: '1000.00',
  gotBack: '1097.07',
  dividends: '30.00',
  reinvested: '0.00',
  fees: '6.50',
  profit: '127.07',
  profitRate: '0.1271',
};
const first = { ...last, beganOn: '2025-03-03', endedOn: '2025-05-06', profit: '-20.00' };
const fund = {
  fundCode: '031476',
  fundName: '听松红利指数C',
  totalProfit: '127.07',
  closedOn: '2025-10-13',
  held: false,
  rounds: [last],
  earlier: false,
};

it('shows what a sold fund brought, and by a tap of what', async () => {
  const answers = [answer(pastFunds, { funds: [fund] })];
  const { user, calls } = await renderScreen('/historyproduct', { answers });
  const row = await screen.findByRole('button', { name: /听松红利指数C/ });
  expect(row).toHaveTextContent('2025-10-13清仓总收益+127.07');
  await user.click(row);
  const parts = (await screen.findByText('投入')).closest('dl');
  expect(parts).toHaveTextContent(
    '投入1,000.00收回1,097.07现金分红30.00手续费（已在投入、收回里）6.50收益+127.07收益率+12.71%',
  );
  expect(screen.getByText('2025-08-04至2025-10-13，70天')).toBeVisible();
  // The only round came with the list.
  expect(calls(pastFunds)).toHaveLength(1);
  expect(screen.getByRole('link', { name: '每一笔交易' })).toHaveAttribute(
    'href',
    '/deal?fundCode=031476',
  );
});

it('asks for the rounds before the last one, and numbers them', async () => {
  const again = { ...fund, held: true, earlier: true };
  const answers = [
    answer(pastFunds, ({ fundCode }) => ({
      funds: [fundCode ? { ...again, earlier: false, rounds: [last, first] } : again],
    })),
  ];
  const { user, calls } = await renderScreen('/historyproduct', { answers });
  await user.click(await screen.findByRole('button', { name: /听松红利指数C现在又持有/ }));
  expect(
    await screen.findByRole('heading', { name: /第1轮.*2025-03-03至2025-05-06/ }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: /第2轮/ })).toBeVisible();
  expect(calls(pastFunds)).toEqual([{}, { fundCode: '031476' }]);
});

it('says that the rounds did not come, and asks again', async () => {
  let times = 0;
  const answers = [
    answer(pastFunds, ({ fundCode }) => {
      if (!fundCode) return { funds: [{ ...fund, earlier: true }] };
      times += 1;
      if (times === 1) return new Refusal(90000, '系统繁忙', null);
      return { funds: [{ ...fund, rounds: [last, first] }] };
    }),
  ];
  const { user } = await renderScreen('/historyproduct', { answers });
  await user.click(await screen.findByRole('button', { name: /听松红利指数C/ }));
  expect(await screen.findByText('这只基金的每一轮没有加载出来')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByRole('heading', { name: /第2轮/ })).toBeVisible();
});

it('hides all figures of money, and keeps the rate', async () => {
  amountsHidden.set(true);
  try {
    const answers = [answer(pastFunds, { funds: [fund] })];
    const { user } = await renderScreen('/historyproduct', { answers });
    await user.click(await screen.findByRole('button', { name: /听松红利指数C/ }));
    const parts = (await screen.findByText('投入')).closest('dl');
    expect(parts).toHaveTextContent('投入****收回****现金分红****红利再投资（已在收回里）****');
    expect(parts).toHaveTextContent('收益率+12.71%');
    expect(parts).not.toHaveTextContent('127.07');
  } finally {
    amountsHidden.set(false);
  }
});

it('says what will stand here', async () => {
  await renderScreen('/historyproduct');
  expect(await screen.findByText('还没有清仓过的基金')).toBeVisible();
  expect(screen.getByRole('button', { name: '看现在的持仓' })).toBeVisible();
});
