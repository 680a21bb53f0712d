import { expect, it } from 'vitest';
import { pollAfter } from './patience';

it('asks for the answer of a bank often at first, then ever less often, and not for ever', () => {
  const waits = Array.from({ length: 60 }, (_, at) => pollAfter(at));
  expect(waits.slice(0, 15)).toEqual(Array(15).fill(1_500));
  const asked = waits.filter((wait) => wait !== false);
  expect(asked.every((wait, at) => at === 0 || wait >= (asked[at - 1] ?? 0))).toBe(true);
  expect(Math.max(...asked)).toBe(30_000);
  const minutes = asked.reduce((sum, wait) => sum + wait, 0) / 60_000;
  expect(minutes).toBeGreaterThan(5);
  expect(minutes).toBeLessThan(15);
  expect(waits.at(-1)).toBe(false);
});
