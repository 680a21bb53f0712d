import { expect, it } from 'vitest';
import { inOrder, type OwnFund, partsOf } from './parts';

const fund = (fundCode: string, navDate: string | undefined, held = true): OwnFund => ({
  fundCode,
  fundName: fundCode,
  totalProfit: '0.00',
  held,
  navDate,
});

const FUNDS = [fund('1', '2026-11-19'), fund('2', '2026-11-18'), fund('3', undefined, false)];

it('counts the funds whose price of the day is not there yet', () => {
  const { parts, waiting } = partsOf(FUNDS, ['50.71', null, undefined], '2026-11-19');
  expect(parts.map(({ fundCode }) => fundCode)).toEqual(['1']);
  expect(waiting).toBe(1);
  expect(partsOf(FUNDS, ['1.00', '2.00', null], '2026-11-18').waiting).toBe(0);
  expect(partsOf(FUNDS, ['1.00', '2.00', null], '2026-11').waiting).toBe(0);
});

it('lists the largest profit first, and tells nothing by the order where amounts hide', () => {
  const order = (hidden: boolean) => inOrder(['-5.00', '10.00', '9.00'], (one) => one, hidden);
  expect(order(false)).toEqual(['10.00', '9.00', '-5.00']);
  expect(order(true)).toEqual(['-5.00', '10.00', '9.00']);
});
