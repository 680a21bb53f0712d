import { render, screen } from '@testing-library/react';
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
