import { expect, it } from 'vitest';
import { marksOf } from './marks';

const buy = {
  kind: '022',
  kindName: '买入',
  status: '1',
  tDay: '2026-11-18',
  amount: '10000.00',
} as const;

it('marks confirmed trades on the day whose price they had', () => {
  expect(marksOf([buy, { ...buy, kind: '143', kindName: '分红', amount: null }])).toEqual([
    { day: '2026-11-18', mark: '买', label: '买入 10,000.00' },
    { day: '2026-11-18', mark: '分', label: '分红' },
  ]);
});

it('leaves out what is not confirmed and what would cover another mark', () => {
  const cancelled = { ...buy, status: '7' } as const;
  expect(marksOf([cancelled, buy, { ...buy, amount: '500.00' }])).toHaveLength(1);
});
