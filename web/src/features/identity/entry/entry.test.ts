import { describe, expect, it } from 'vitest';
import { isPassword, passwordRules } from '@/features/identity/password/passwordRules';
import { cannotBeMobile, isMobile, typedMobile } from '@/trade/customer/mobile';

describe('a mobile', () => {
  it('may be pasted with its area code and spaces', () => {
    expect(typedMobile('+86 138 1234 6021')).toBe('13812346021');
    expect(typedMobile('138-1234-60219')).toBe('13812346021');
  });

  it('has eleven digits and a number range that exists', () => {
    expect(isMobile('13812346021')).toBe(true);
    expect(isMobile('12812346021')).toBe(false);
    expect(isMobile('1381234602')).toBe(false);
  });

  it('is told to be wrong as soon as it cannot become right', () => {
    expect(cannotBeMobile('')).toBe(false);
    expect(cannotBeMobile('138')).toBe(false);
    expect(cannotBeMobile('12')).toBe(true);
    expect(cannotBeMobile('2')).toBe(true);
  });
});

describe('a new password', () => {
  it('needs 8 to 20 signs with letters and digits', () => {
    expect(isPassword('tael2026')).toBe(true);
    expect(isPassword('tael202')).toBe(false);
    expect(isPassword('taeltael')).toBe(false);
    expect(isPassword('20262026')).toBe(false);
    expect(isPassword('tael2026tael2026tael2')).toBe(false);
  });

  it('takes neither spaces nor Chinese', () => {
    expect(isPassword('tael 2026')).toBe(false);
    expect(isPassword('泰尔tael2026')).toBe(false);
  });

  it('tells each rule by itself', () => {
    const kept = passwordRules.filter((rule) => rule.kept('abc')).map((rule) => rule.text);
    expect(kept).toEqual(['含字母', '不含空格和中文']);
  });
});
