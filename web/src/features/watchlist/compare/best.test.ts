import { expect, test } from 'vitest';
import { bestOf } from './best';

test('the best is the highest or the lowest of what is known', () => {
  expect(bestOf(['0.1', '-0.2', null], 'high')).toEqual([true, false, false]);
  expect(bestOf(['147.99', '23.00', '100.00'], 'low')).toEqual([false, true, false]);
  expect(bestOf(['-0.1428', '-0.0159'], 'high')).toEqual([false, true]);
  expect(bestOf(['0.1', '0.10', '0.05'], 'high')).toEqual([true, true, false]);
});

test('nothing is the best among equals, or alone', () => {
  expect(bestOf(['0.00', '0.00'], 'low')).toEqual([false, false]);
  expect(bestOf(['0.1', null], 'high')).toEqual([false, false]);
});
