/** The shortest and longest card numbers of mainland banks. */
const LENGTH_MIN = 16;
const LENGTH_MAX = 19;
/** As many digits as name the bank; a query is not encrypted, so no more are sent. */
export const BIN_LENGTH = 10;

/** Keeps the digits of what is typed or pasted. */
export function typedCardNumber(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH_MAX);
}

/** `6222021234567890123` → `6222 0212 3456 7890 123`, as printed on the card. */
export function groupedCardNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The check digit is right (Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, at) => {
    const value = Number(sign) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Whole, as far as the bank's own length or the usual ones tell. */
export function isWhole(digits: string, length = 0): boolean {
  return length > 0 ? digits.length === length : digits.length >= LENGTH_MIN;
}

/** Whole and right. */
export function isCardNumber(digits: string, length = 0): boolean {
  return isWhole(digits, length) && passesLuhn(digits);
}
