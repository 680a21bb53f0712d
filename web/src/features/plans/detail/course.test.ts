import { expect, test } from 'vitest';
import { extremesOf } from './course';

const dates = ['2026-03-02', '2026-03-03', '2026-03-04'];
const paid = ['100.00', '200.00', '200.00'];

test('the best and the worst day are told by the difference, the earlier of equals', () => {
  expect(extremesOf({ dates, paid, value: ['99.99', '215.00', '215.00'] })).toEqual({
    best: { day: '2026-03-03', profit: '15.00' },
    worst: { day: '2026-03-02', profit: '-0.01' },
    below: 1,
  });
});

test('a plan that was never above what was paid says so', () => {
  const { best, below } = extremesOf({ dates, paid, value: ['90.00', '150.00', '199.99'] });
  expect([best, below]).toEqual([{ day: '2026-03-04', profit: '-0.01' }, 3]);
});
