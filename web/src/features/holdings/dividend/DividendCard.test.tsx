import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import { DividendCard } from './DividendCard';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

beforeEach(() => {
  queryClient.clear();
  vi.mocked(call).mockResolvedValue({
    targets: [{ target: 'card', tradeAcco: 'T1', bankName: '江汀银行', tail: '0009' }],
  });
});

function show(fundType: string, shares = '100.00') {
  const held = {
    fund: { fundCode: '031000', fundType, shares },
    cards: [{ tradeAcco: 'T1', dividendMethod: '0', pendingMethod: null, blocked: false }],
  } as unknown as Output<typeof heldDetail>;
  render(
    <QueryClientProvider client={queryClient}>
      <DividendCard held={held} />
    </QueryClientProvider>,
  );
}

it('leads to a change of the method', async () => {
  show('1103');
  expect(await screen.findByText('江汀银行 储蓄卡 0009')).toBeInTheDocument();
  expect(screen.getByText(/按除息日净值换成份额/)).toBeInTheDocument();
  const change = screen.getByRole('link', { name: '修改' });
  expect(change).toHaveAttribute('href', '/way?fundCode=031000');
});

it('offers no change of a money fund, whose income becomes shares each day', async () => {
  show('1109');
  expect(await screen.findByText('江汀银行 储蓄卡 0009')).toBeInTheDocument();
  expect(screen.getByText('货币基金的收益每日结转为份额，不能修改')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is absent of a fund whose shares are all redeemed', async () => {
  show('1103', '0.00');
  expect(screen.queryByText('分红方式')).not.toBeInTheDocument();
});
