import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DealRow } from './DealRow';
import type { TradeRecord } from './deals';

const MOVE = {
  orderNo: '77',
  kind: '026',
  kindName: '份额划转',
  fundCode: '031476',
  fundName: '听松红利指数C',
  createdAt: '2026-12-02T10:00:00.000+08:00',
  status: '1',
  statusName: '确认成功',
  payStatus: '0',
  movedTo: 'CHILD:1',
  shares: '500.00',
  amount: '574.80',
} as unknown as TradeRecord;

test('shares that move are told as shares, whatever they are worth', () => {
  render(<DealRow record={MOVE} />);
  expect(screen.getByText('500.00份')).toBeVisible();
  expect(screen.queryByText('574.80')).toBeNull();
  cleanup();
  render(<DealRow record={{ ...MOVE, kind: '022', movedTo: null }} />);
  expect(screen.getByText('574.80')).toBeVisible();
});
