import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { profitLine, profitRange } from '@/wire/gen/holdings';
import { queryClient } from '@/wire/query';
import { ProfitCard } from './ProfitCard';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

const line = (from: string, profit: string) => ({
  profit,
  points: [
    { date: from, profit: '0.00', sum: '0.00', value: '8000.00' },
    { date: '2026-03-03', profit, sum: profit, value: '8100.00' },
  ],
});
const MONTH = line('2026-02-03', '12.35');
const YEAR = line('2025-03-03', '660.10');
/** Answers of later periods, when their time has come. */
let come: ((data: unknown) => void)[];

beforeEach(() => {
  queryClient.clear();
  come = [];
  vi.mocked(call).mockImplementation(async ({ id }, input) => {
    const { window, from } = input as { window?: string; from?: string };
    if (id === profitLine.id && window === '1m') return MONTH;
    if (id === profitRange.id && from === '2026-02-03') return { ...MONTH, rate: '0.0123' };
    return new Promise((resolve) => come.push(resolve));
  });
});

it('names a sum by its own period, and a rate too, while those of another one come', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <ProfitCard />
    </QueryClientProvider>,
  );
  const rate = await screen.findByRole('button', { name: /怎么算/ });
  await screen.findByText('近1月收益');
  await waitFor(() => expect(rate).toHaveTextContent('+1.23%'));
  fireEvent.click(screen.getByRole('radio', { name: '近1年' }));
  expect(screen.getByText('近1月收益')).toBeVisible();
  await act(async () => come.shift()?.(YEAR));
  expect(await screen.findByText('近1年收益')).toBeVisible();
  expect(document.body).toHaveTextContent('+660.10');
  expect(rate).not.toHaveTextContent('+1.23%');
  await waitFor(() => expect(come).toHaveLength(1));
  await act(async () => come.shift()?.({ ...YEAR, rate: '0.0812' }));
  await waitFor(() => expect(rate).toHaveTextContent('+8.12%'));
});
