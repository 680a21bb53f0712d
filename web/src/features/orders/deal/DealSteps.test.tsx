import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '@/trade/order/states';
import { orderDetail } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import DealSteps from './DealSteps';

const step = (label: string, formula: string, rounded: string) => ({
  label,
  formula,
  rounded,
  rounding: 'HALF_UP',
});

it('explains a confirmed redemption by the lots that it took', () => {
  const order: Order = {
    ...sample(orderDetail),
    kind: '024',
    status: '1',
    confirmedShares: '8100.00',
    confirmedNav: '1.3000',
    confirmedAmount: '10424.66',
    fee: '105.34',
    dates: { ...sample(orderDetail).dates, tDay: '2026-03-11' },
    feeSteps: [
      step('第1批金额（持有9天）', '8093.97 × 1.3000', '10522.16'),
      step('第1批赎回费', '10522.16 × 0.0100', '105.22'),
      step('第2批金额（持有2天）', '6.03 × 1.3000', '7.84'),
      step('第2批赎回费', '7.84 × 0.0150', '0.12'),
    ],
  };
  render(<DealSteps order={order} />);
  expect(screen.getByText('第2批赎回费')).toBeVisible();
  expect(document.body).toHaveTextContent('10,522.16 × 1.00%');
  expect(document.body).toHaveTextContent('10,424.66');
});

it('says what arrives once, with how it comes about', () => {
  const order: Order = {
    ...sample(orderDetail),
    kind: '024',
    status: '1',
    confirmedShares: '1152.67',
    confirmedNav: '1.8551',
    confirmedAmount: '2127.63',
    fee: '10.69',
    dates: { ...sample(orderDetail).dates, tDay: '2026-11-06' },
    feeSteps: [
      step('第1批金额（持有77天）', '1152.67 × 1.8551', '2138.32'),
      step('第1批赎回费', '2138.32 × 0.0050', '10.69'),
      step('赎回净额', '2138.32 − 10.69', '2127.63'),
    ],
  };
  render(<DealSteps order={order} />);
  expect(screen.getAllByText('2,127.63')).toHaveLength(1);
  expect(document.body).toHaveTextContent('2,138.32 − 10.69');
});

it('explains what was confirmed in part', () => {
  const order: Order = {
    ...sample(orderDetail),
    kind: '022',
    status: '6',
    amount: '10000.00',
    confirmedShares: '4046.98',
    dates: { ...sample(orderDetail).dates, tDay: '2026-03-02' },
    feeSteps: [
      step('确认金额', '10000.00 − 5000.00', '5000.00'),
      step('确认份额', '4996.00 ÷ 1.2345', '4046.98'),
    ],
  };
  render(<DealSteps order={order} />);
  expect(document.body).toHaveTextContent('10,000.00 − 5,000.00');
});
