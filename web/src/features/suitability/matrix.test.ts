import { expect, test } from 'vitest';
import { buyable } from './matrix';

const row = (customer: number, lowest = false) =>
  [1, 2, 3, 4, 5].map((product) => buyable(customer, product, lowest));

test('a customer buys up to the level at once and above it after a warning', () => {
  expect(row(3)).toEqual(['open', 'open', 'open', 'confirm', 'confirm']);
  expect(row(5)).toEqual(['open', 'open', 'open', 'open', 'open']);
  expect(row(1)).toEqual(['open', 'confirm', 'confirm', 'confirm', 'confirm']);
});

test('the lowest class buys nothing but R1', () => {
  expect(row(1, true)).toEqual(['open', 'closed', 'closed', 'closed', 'closed']);
});
