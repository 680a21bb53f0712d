import { describe, expect, it } from 'vitest';
import { isDay, typedDay } from './day';

describe('a date that is typed', () => {
  it('gets its dashes by itself while it grows', () => {
    expect(typedDay('2016', '201')).toBe('2016-');
    expect(typedDay('2016-01', '2016-0')).toBe('2016-01-');
    expect(typedDay('2016-01-02', '2016-01-0')).toBe('2016-01-02');
  });

  it('may be deleted over its dashes', () => {
    expect(typedDay('2016', '2016-')).toBe('2016');
    expect(typedDay('201', '2016')).toBe('201');
  });

  it('may be pasted as the card prints it', () => {
    expect(typedDay('2016.01.02')).toBe('2016-01-02');
  });

  it('is refused when the calendar does not have it', () => {
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2026-13-01')).toBe(false);
    expect(isDay('2026-1-1')).toBe(false);
  });
});
