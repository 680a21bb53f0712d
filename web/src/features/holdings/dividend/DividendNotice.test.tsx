import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { dividendResults } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import DividendNotice from './DividendNotice';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

type Results = Output<typeof dividendResults>['results'];

const paid = (orderNo: string, fundName: string): Results[number] => ({
  orderNo,
  fundName,
  fundCode: '031028',
  exDate: '2026-03-03',
  method: '1',
  methodName: '现金分红',
  amount: '432.10',
  card: '江汀银行 储蓄卡 0009',
  arrived: true,
});

let results: Results;

beforeEach(() => {
  queryClient.clear();
  results = [paid('1', '澄溪短债债券A')];
  vi.mocked(call).mockImplementation(async ({ id }) =>
    id === dividendResults.id ? { results } : {},
  );
});

it('is gone once it is closed, and comes again with the next dividend', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <DividendNotice />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '不再提示' }));
  await waitFor(() => expect(screen.queryByText('分红到账')).toBeNull());
  results = [...results, paid('2', '澄溪稳健债券A')];
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('澄溪稳健债券A')).toBeVisible();
  expect(screen.queryByText('澄溪短债债券A')).toBeNull();
});
