import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { drawGrowth, showFund } from '@/wire/gen/funds';
import { queryClient } from '@/wire/query';
import { sample } from '../../../../test/sample';
import { GrowthCard } from './GrowthCard';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

const detail = sample(showFund);
const chart = (period: string, periodName: string) => ({
  period,
  periodName,
  fundCode: detail.head.fundCode,
  dates: ['2026-02-27', '2026-03-02', '2026-03-03'],
  fund: ['0.00', '0.01', '0.02'],
  benchmark: [],
  benchmarkName: '',
  peers: [],
  peersName: '',
  complete: true,
});

it('names its curves by the period they are of while those of another come', async () => {
  let come: (data: unknown) => void = () => {};
  vi.mocked(call).mockImplementation(async ({ id }, input) => {
    if (id !== drawGrowth.id) return { list: [] };
    const { period } = input as { period: string };
    if (period === '1y') return chart('1y', '近1年');
    return new Promise((resolve) => {
      come = resolve;
    });
  });
  const old = { ...detail, facts: { ...detail.facts, established: '2015-01-05' } };
  render(
    <QueryClientProvider client={queryClient}>
      <GrowthCard detail={{ ...old, performanceShown: true }} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('figure', { name: /^近1年业绩走势/ })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '近3年' }));
  expect(screen.getByRole('figure', { name: /^近1年业绩走势/ })).toBeVisible();
  await act(async () => come(chart('3y', '近3年')));
  expect(await screen.findByRole('figure', { name: /^近3年业绩走势/ })).toBeVisible();
});
