import { expect, it } from 'vitest';
import { validTo } from './validity';

it('reads as long-term when it never ends', () => {
  expect(validTo('9999-12-31')).toBe('长期有效');
  expect(validTo('2031-05-22')).toBe('2031-05-22');
});
