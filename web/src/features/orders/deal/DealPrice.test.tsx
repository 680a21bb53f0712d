import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '@/trade/order/states';
import { orderDetail } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import DealPrice from './DealPrice';

const order = (dates: Partial<Order['dates']>, confirmedNav?: string): Order => ({
  ...sample(orderDetail, 'open'),
  createdAt: '2026-11-25T10:47:00+08:00',
  confirmedNav,
  timeline: [],
  dates: {
    tDay: '2026-11-25',
    navDate: '2026-11-25',
    confirmDate: '2026-11-26',
    cancelUntil: '2026-11-25T15:00:00+08:00',
    ...dates,
  },
});

it.each([
  ['on the evening of T', order({}), '当晚公布'],
  [
    'days later, of a fund that invests abroad',
    order({ navDate: '2026-11-27' }),
    '11-27（周五）晚公布',
  ],
])('says when its NAV is published: %s', (_, one, said) => {
  render(<DealPrice order={one} />);
  expect(screen.getByRole('heading')).toHaveTextContent('为什么是11-25的净值');
  expect(document.body).toHaveTextContent(said);
});

it('says of a money fund from which day there is income, and of no NAV', () => {
  render(<DealPrice order={order({ incomeFrom: '2026-11-26' }, '1.0000')} />);
  expect(screen.getByRole('heading')).toHaveTextContent('为什么11-26起有收益');
  expect(document.body).toHaveTextContent('确认当天起有收益，就是11-26（周四）');
  expect(document.body).not.toHaveTextContent('净值');
});
