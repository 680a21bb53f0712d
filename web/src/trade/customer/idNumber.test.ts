import { describe, expect, it } from 'vitest';
import { groupedIdNumber, idNumberFault, isIdNumber, typedIdNumber } from './idNumber';

const today = new Date('2026-11-20T08:00:00Z');

describe('the number of an ID card', () => {
  it('is right with its check digit, also X', () => {
    expect(isIdNumber('110101199003077424', today)).toBe(true);
    expect(isIdNumber('11010119900307707X', today)).toBe(true);
  });

  it('is refused with another check digit, but only when all digits are in', () => {
    expect(idNumberFault('110101199003077425', today)).toBe('check');
    expect(idNumberFault('11010119900307742', today)).toBeNull();
  });

  it('tells a day of birth that never was as soon as it is typed', () => {
    expect(idNumberFault('11010119900230', today)).toBe('birth');
    expect(idNumberFault('11010120270101', today)).toBe('birth');
  });

  it('tells that somebody is too young, on the day before the 18th birthday and not on it', () => {
    expect(idNumberFault('11010120081121', today)).toBe('age');
    expect(idNumberFault('11010120081120', today)).toBeNull();
  });

  it('counts a birthday from midnight in China', () => {
    // 00:30 on the 21st in China, still the 20th by the clock of Greenwich.
    const night = new Date('2026-11-20T16:30:00Z');
    expect(idNumberFault('11010120081121', night)).toBeNull();
    expect(idNumberFault('11010120081122', night)).toBe('age');
    expect(idNumberFault('11010120261121', night)).toBe('age');
    expect(idNumberFault('11010120261122', night)).toBe('birth');
  });

  it('takes an X at the end only', () => {
    expect(idNumberFault('1101X', today)).toBe('signs');
    expect(typedIdNumber('110101 1990-0307 707x')).toBe('11010119900307707X');
  });

  it('is read out in groups', () => {
    expect(groupedIdNumber('1101011990')).toBe('110101 1990');
  });
});
