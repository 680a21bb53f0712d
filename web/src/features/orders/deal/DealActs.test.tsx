import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Order } from '@/trade/order/states';
import { DealActs } from './DealActs';

const FIRST_PURCHASE = {
  kind: '022',
  status: '0',
  payStatus: '2',
  fundCode: '016823',
  amount: '5000.00',
  dates: { confirmDate: '2026-11-24' },
  heldFundCode: null,
} as unknown as Order;

it('says from when there is a holding, and leads to none before', () => {
  render(<DealActs order={FIRST_PURCHASE} />);
  expect(screen.queryByRole('button', { name: '查看持仓' })).toBeNull();
  expect(screen.getByText(/11-24确认后可以看到持仓/)).toBeVisible();
});

it('leads to the holding once there is one', () => {
  render(<DealActs order={{ ...FIRST_PURCHASE, status: '1', heldFundCode: '016823' }} />);
  expect(screen.getByRole('button', { name: '查看持仓' })).toBeVisible();
});

it('buys once more for the pension out of its account', async () => {
  const { user } = { user: userEvent.setup() };
  const order = { ...FIRST_PURCHASE, purpose: 'PENSION', tradeAcco: '0000000001019' } as Order;
  render(<DealActs order={{ ...order, status: '7', payStatus: '5' }} />);
  await user.click(screen.getByRole('button', { name: '重新买入' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pension/buy'));
  expect(window.location.search).toBe('?fundCode=016823&amount=5000');
});
