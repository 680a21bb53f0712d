import { expect, it } from 'vitest';
import { isResting } from './rest';

it('knows when a bank rests, beyond midnight too', () => {
  const night = { from: '23:30', until: '00:30' };
  const at = (times: readonly string[]) => times.map((time) => isResting(night, time));
  expect(at(['23:29', '23:30', '00:10', '00:30', '12:00'])).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(isResting({ from: '01:00', until: '02:00' }, '01:30')).toBe(true);
  expect(isResting({ from: '01:00', until: '02:00' }, '02:00')).toBe(false);
});
