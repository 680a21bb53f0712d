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

function show(orders: { kind: string; dueOn: string }[], refused: object[] = []) {
  const there = sample(ordersInTransit);
  const one = there.orders.find(({ kind }) => kind === '022');
  vi.mocked(call).mockResolvedValue({
    ...there,
    orders: orders.map((order, at) => ({ ...one, orderNo: `${at}`, ...order })),
    refused: refused.map((order) => ({ ...one, ...order })),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <TransitCard amount="1100.96" />
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
