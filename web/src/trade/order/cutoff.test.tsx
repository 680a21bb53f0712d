import { expect, test } from 'vitest';
import { cutoffWords, secondsUntil } from './cutoff';

const cutoff = '2026-11-20T15:00:00+08:00';
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);

test('the countdown runs to the cut-off and not below zero', () => {
  expect(secondsUntil(cutoff, at('14:32:08'))).toBe(1672);
  expect(secondsUntil(cutoff, at('15:00:01'))).toBe(0);
});

test('no countdown without a cut-off, a known time, or within a day', () => {
  expect(secondsUntil(null, at('14:00:00'))).toBeNull();
  expect(secondsUntil(cutoff, null)).toBeNull();
  expect(secondsUntil('2026-11-23T15:00:00+08:00', at('14:00:00'))).toBeNull();
});

test('a cut-off of today says so, another names its day', () => {
  expect(cutoffWords('2026-11-20', cutoff, at('14:00:00'))).toBe('今天15:00前');
  expect(cutoffWords('2026-11-23', '2026-11-23T15:00:00+08:00', at('16:00:00'))).toBe(
    '11-23 周一 15:00前',
  );
  expect(cutoffWords('2026-11-20', null, at('14:00:00'))).toBe('今天');
});
