import { expect, it } from 'vitest';
import { askedAmount, typedAmount } from './typedSum';

it('keeps what was typed before where the next key makes no sum of it', () => {
  expect(typedAmount('12.34', '12.345')).toBe('12.34');
  expect(typedAmount('12', '12a')).toBe('12');
  expect(typedAmount('', '10,000')).toBe('10000');
  expect(typedAmount('0', '05')).toBe('5');
});

it('asks for nothing until there is a sum', () => {
  expect(askedAmount('')).toBeUndefined();
  expect(askedAmount('0.0')).toBeUndefined();
  expect(askedAmount('12.')).toBe('12');
});
