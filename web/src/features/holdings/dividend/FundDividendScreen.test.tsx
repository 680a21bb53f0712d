import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toasts } from '@/lib/toast';
import { Refusal } from '@/wire/failure';
import { showArchive } from '@/wire/gen/funds';
import { heldDetail, profitSummary } from '@/wire/gen/holdings';
import { orderDetail, tradeRecords } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const page = sample(tradeRecords);
const [month] = page.months;
const [record] = month?.records ?? [];
if (!month || !record) throw new Error('the sample has a record');

const cash = {
  ...record,
  kind: '143',
  kindName: '分红',
  orderNo: '1',
  amount: '157.77',
  shares: '0.00',
  tDay: '2026-02-16',
} as const;
const reinvested = { ...cash, orderNo: '2', amount: null, shares: '12.34', tDay: '2026-02-10' };
const order: Output<typeof orderDetail> = {
  ...sample(orderDetail),
  kind: '143',
  orderNo: '1',
  statusName: '确认成功',
  payStatusName: '已到账',
  confirmedOn: '2026-02-17',
  confirmedNav: '1.0388',
  bankName: '江汀银行',
  tail: '0000',
  payout: null,
  timeline: [],
};
const line = { kind: 'dividend', splitRatio: '1.0000', text: '' };
const archive = {
  ...sample(showArchive),
  fundDividendVoList: [
    { ...line, exDate: '2026-03-16', perShare: '0.0120' },
    { ...line, exDate: '2026-02-16', perShare: '0.0110' },
  ],
};

const answers = [
  answer(tradeRecords, {
    pageNo: 1,
    hasMore: false,
    months: [{ ...month, records: [cash, reinvested] }],
  }),
  answer(orderDetail, ({ orderNo }) => ({ ...order, orderNo })),
  answer(showArchive, archive),
  answer(heldDetail, { ...sample(heldDetail), dividends: '157.77' }),
  answer(profitSummary, {
    dayProfit: '0.00',
    dayProfitDate: null,
    holdingProfit: '0.00',
    realisedProfit: '0.00',
    dividends: '300.00',
    totalProfit: '300.00',
  }),
];

it('shows dividends in cash and in shares, with the sum of the cash', async () => {
  const { calls } = await renderScreen('/fundDividen', { answers });
  expect(await screen.findByRole('button', { name: /现金分红.*\+157\.77/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /红利再投资.*12\.34/ })).toBeVisible();
  const total = screen.getByText('累计现金分红（元）').closest('section');
  await waitFor(() => expect(total).toHaveTextContent('300.00'));
  expect(calls(orderDetail)).toHaveLength(0);
});

it('tells by a tap the days, the card of cash and the price of shares', async () => {
  const { user } = await renderScreen('/fundDividen', { answers });
  await user.click(await screen.findByRole('button', { name: /157\.77/ }));
  const cashFacts = (await screen.findByText('到账的卡')).closest('dl');
  expect(cashFacts).toHaveTextContent(
    '除息日02-16每份派现0.0110元确认日02-17到账的卡江汀银行 储蓄卡 0000状态已到账',
  );
  await user.click(screen.getByRole('button', { name: /12\.34/ }));
  const shareFacts = (await screen.findByText('再投资净值')).closest('dl');
  // The archive has no dividend of that day: nothing is made up.
  expect(shareFacts).toHaveTextContent('除息日02-10确认日02-17再投资净值1.0388状态确认成功');
});

it('announces what is ahead of one fund, with the way to change how it is paid', async () => {
  await renderScreen('/fundDividen?fundCode=031028', { answers });
  const ahead = (await screen.findByText('已公告的分红')).closest('section');
  expect(ahead).toHaveTextContent('03-16（周一）除息每份派0.0120元');
  expect(await screen.findByRole('link', { name: /分红方式/ })).toHaveAttribute(
    'href',
    '/way?fundCode=031028',
  );
});

it('says when there will be one', async () => {
  const none = answer(tradeRecords, { pageNo: 1, hasMore: false, months: [] });
  await renderScreen('/fundDividen', { answers: [none] });
  expect(await screen.findByText('还没有收到过分红')).toBeVisible();
});

it('has no sum of a fund that was never held, and no word of an error', async () => {
  await renderScreen('/fundDividen?fundCode=031098', {
    answers: [
      answer(heldDetail, new Refusal(90404, '没有找到这条记录')),
      answer(tradeRecords, { pageNo: 1, hasMore: false, months: [] }),
    ],
  });
  expect(await screen.findByText('还没有收到过分红')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('--')).toBeNull());
  expect(toasts.get()?.text).not.toBe('没有找到这条记录');
});
