import { describe, expect, it } from 'vitest';
import { chinaDay, chinaTime } from '@/lib/days';
import { cutoffText, progressOf, timeLeft } from './times';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe('times of the market', () => {
  it.each([
    [52_000, '52秒'],
    [27 * 60_000 + 52_000, '27分52秒'],
    [5 * 3_600_000 + 7_000, '5小时'],
    [5 * 3_600_000 + 27 * 60_000 + 52_000, '5小时27分'],
    [-1, '0秒'],
  ])('tells %d ms as %s', (left_ms, text) => {
    expect(timeLeft(left_ms)).toBe(text);
  });

  it('tells day and time of China, whatever zone the device is in', () => {
    expect(chinaDay(at('2026-11-20T00:30:00'))).toBe('2026-11-20');
    expect(chinaTime(at('2026-11-20T00:30:09'))).toBe('00:30:09');
  });

  it('fills the morning, stands still over lunch, and fills the afternoon', () => {
    expect(progressOf(at('2026-11-20T09:00:00'))).toEqual({ morning: 0, afternoon: 0 });
    expect(progressOf(at('2026-11-20T10:30:00'))).toEqual({ morning: 0.5, afternoon: 0 });
    expect(progressOf(at('2026-11-20T12:10:00'))).toEqual({ morning: 1, afternoon: 0 });
    expect(progressOf(at('2026-11-20T15:00:00'))).toEqual({ morning: 1, afternoon: 1 });
  });

  it('counts down to the cut-off of today', () => {
    const text = cutoffText(at('2026-11-20T14:32:08'), '2026-11-20T15:00:00+08:00');
    expect(text).toEqual({ time: '15:00', left: '27分52秒', price: '按今日净值' });
  });

  it('says of a money fund from which day there is income, not which NAV is paid', () => {
    const cutoffAt = '2026-11-20T15:00:00+08:00';
    const before = cutoffText(at('2026-11-20T14:32:08'), cutoffAt, '2026-11-23');
    expect(before.price).toBe('，11-23（周一）起有收益');
    const after = cutoffText(at('2026-11-19T15:00:01'), cutoffAt, '2026-11-23');
    expect(after).toMatchObject({ left: null, price: '11-23（周一）起有收益' });
  });

  it('names the next open day after the cut-off', () => {
    const text = cutoffText(at('2026-11-20T15:00:01'), '2026-11-23T15:00:00+08:00');
    expect(text.left).toBeNull();
    expect(text.price).toBe('按当天净值');
    expect(text.time).toBe('11-23（周一）15:00');
  });
});
