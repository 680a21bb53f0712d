import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { queryClient } from '@/wire/query';
import { DayBeside } from './Composition';
import { ProfitFigure } from './ProfitFigure';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

const PARTS = {
  day: {
    amount: '-4.99',
    parts: [
      { name: '净值变动', amount: '0.01' },
      { name: '申购费', amount: '-5.00' },
    ],
  },
  holding: {
    amount: '-4.99',
    parts: [
      { name: '市值', amount: '4995.01' },
      { name: '持仓成本', amount: '-5000.00' },
    ],
  },
  total: { amount: '-4.99', parts: [{ name: '持有收益', amount: '-4.99' }] },
};

beforeEach(() => {
  queryClient.clear();
  vi.mocked(call).mockImplementation(async ({ id }) =>
    id === 'profitParts' ? PARTS : { paraphrase: '最近一个净值日的收益' },
  );
});

function show(node: React.ReactNode) {
  render(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
}

it('explains the loss of the first day by a tap', async () => {
  show(<ProfitFigure profit="day" noun="昨日收益" value="-4.99" hidden={false} />);
  await userEvent.click(screen.getByRole('button', { name: '昨日收益是什么' }));
  const sheet = await screen.findByRole('dialog');
  await vi.waitFor(() => expect(sheet).toHaveTextContent('净值变动+0.01申购费−5.00合计−4.99'));
  expect(sheet).toHaveTextContent('最近一个净值日的收益');
});

it('says below the figure what is not of prices, and nothing where all is', async () => {
  show(<DayBeside hidden={false} />);
  expect(await screen.findByText(/昨日收益里有/)).toHaveTextContent('申购费 −5.00');
});
