import { expect, test } from 'vitest';
import { keyOf } from './documents';

test('an agreement of an order is found under the key of its text', () => {
  expect(keyOf('fund-contract')).toBe('fundContract');
  expect(keyOf('prospectus')).toBe('prospectus');
});
