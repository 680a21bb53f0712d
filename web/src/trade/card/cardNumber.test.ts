import { describe, expect, it } from 'vitest';
import { groupedCardNumber, isCardNumber, passesLuhn, typedCardNumber } from './cardNumber';

describe('a card number', () => {
  it('is right by its check digit and wrong with any other', () => {
    expect(passesLuhn('6299010000000017426')).toBe(true);
    expect(passesLuhn('6299010000000017427')).toBe(false);
    expect(passesLuhn('')).toBe(false);
  });

  it('is whole only at the length of its bank', () => {
    expect(isCardNumber('6299010000000017426', 19)).toBe(true);
    expect(isCardNumber('6299010000000017426', 16)).toBe(false);
  });

  it('may be pasted with spaces and reads in fours', () => {
    expect(typedCardNumber('6299 0100-0000 0017 426')).toBe('6299010000000017426');
    expect(groupedCardNumber('6299010000000017426')).toBe('6299 0100 0000 0017 426');
    expect(groupedCardNumber('6299')).toBe('6299');
  });
});
