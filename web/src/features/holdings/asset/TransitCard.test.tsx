import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { ordersInTransit } from '@/wire/gen/orders';
import { queryClient } from '@/wire/query';
import { sample } from '../../../../test/sample';
import { TransitCard } from './TransitCard';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

beforeEach(() => queryClient.clear());

type Shown = { kind: string; dueOn: string; payStatus?: string };

function show(
  orders: Shown[],
  refused: object[] = [],
  returning: Shown[] = [],
  sum = '1100.96',
  [buying, leaving] = [sum, '0.00'],
) {
  const there = sample(ordersInTransit);
  const one = there.orders.find(({ kind }) => kind === '022');
  vi.mocked(call).mockResolvedValue({
    ...there,
    orders: orders.map((order, at) => ({ ...one, orderNo: `${at}`, ...order })),
    refused: refused.map((order) => ({ ...one, ...order })),
    returning: returning.map((order, at) => ({ ...one, orderNo: `9${at}`, ...order })),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <TransitCard assets={{ inTransit: sum, buying, leaving }} />
    </QueryClientProvider>,
  );
}

it('names what each order waits for, a conversion too', async () => {
  show([
    { kind: '022', dueOn: '2026-11-24' },
    { kind: '036', dueOn: '2026-11-24' },
  ]);
  const link = await screen.findByRole('link', { name: /1笔买入待确认，1笔转换待确认，已计入/ });
  expect(link).toHaveAttribute('href', '/deal?type=inTransit');
});

it('says that money which the bank did not take is among it', async () => {
  show([{ kind: '022', dueOn: '2026-11-24' }], [{ orderNo: '7' }]);
  const link = await screen.findByRole('link', { name: /预计11-24，1笔打款没有成功，已计入/ });
  expect(link).toHaveAttribute('href', '/deal?type=inTransit');
});

it('leads to the only order whose money waits', async () => {
  show([], [{ orderNo: '7' }]);
  const link = await screen.findByRole('link', { name: /1笔打款没有成功/ });
  expect(link).toHaveAttribute('href', '/dealDetails?orderNo=7');
});

it('names money that goes back, which is in the sum as well', async () => {
  show(
    [{ kind: '022', dueOn: '2026-11-24' }],
    [],
    [
      { kind: '022', dueOn: '2026-11-24', payStatus: '4' },
      { kind: '024', dueOn: '2026-11-26', payStatus: '0' },
    ],
  );
  const all = /1笔买入待确认，1笔退款待到账，1笔赎回款待到账，已计入/;
  expect(await screen.findByRole('link', { name: all })).toHaveAttribute('href', '/deal');
});

it('shows no sum of nothing, only what is being worked on', async () => {
  show([{ kind: '029', dueOn: '2026-11-24' }], [], [], '0.00');
  const link = await screen.findByRole('link', { name: /^处理中的申请 ?1笔分红方式修改待确认/ });
  expect(link).not.toHaveTextContent('0.00');
});

it('tells what was paid apart from what goes to a card', async () => {
  const [bought, sold] = [
    { kind: '022', dueOn: '2026-11-24' },
    { kind: '024', dueOn: '2026-11-24' },
  ];
  show([bought], [], [sold], '1100.96', ['1000.00', '100.96']);
  expect(
    await screen.findByRole('link', { name: /其中买入1,000\.00元、退回100\.96元/ }),
  ).toBeVisible();
});
