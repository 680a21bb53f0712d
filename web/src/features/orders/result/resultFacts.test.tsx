import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepEstimate } from '@/trade/order/estimate';
import type { Order } from '@/trade/order/states';
import { KeyValues } from '@/ui/Row';
import { orderDetail } from '@/wire/gen/orders';
import { endSession } from '@/wire/session';
import { sample } from '../../../../test/sample';
import { factsOf } from './resultFacts';

const redemption: Order = {
  ...sample(orderDetail, 'open'),
  orderNo: '77',
  kind: '024',
  status: '0',
  payStatus: '0',
  amount: null,
  shares: '1000.00',
  fee: null,
  confirmedAmount: null,
  feeSteps: [],
  conversion: null,
  onward: null,
};
const estimate = { net: '2558.24', fee: '12.86', navDate: '2026-11-24' };

beforeEach(() => endSession());

function facts(order: Order): string {
  const { container, unmount } = render(<KeyValues rows={factsOf(order)} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

it('tells of a redemption what its form expected, until it is confirmed', () => {
  keepEstimate('77', estimate);
  expect(facts(redemption)).toContain('预计到账约2,558.24元按11-24净值估算，实际按成交日净值');
  expect(facts(redemption)).toContain('赎回费约12.86元');
  const confirmed = {
    ...redemption,
    status: '1' as const,
    confirmedAmount: '2560.00',
    fee: '12.87',
  };
  expect(facts(confirmed)).not.toContain('预计到账');
  expect(facts(confirmed)).toContain('赎回费12.87元');
});

it('says nothing of an order of which nothing was expected here', () => {
  expect(facts(redemption)).not.toMatch(/预计到账|赎回费/);
  keepEstimate('77', estimate);
  endSession();
  expect(facts(redemption)).not.toContain('预计到账');
});
