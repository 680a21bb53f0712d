/** What is wrong with the number of a mainland ID card, told while it is typed. */
export type IdFault = 'signs' | 'birth' | 'age' | 'check';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';
/** Digits of a number, the check digit among them. */
export const ID_LENGTH = 18;
/** Accounts are opened online from this age on. */
const AGE_MIN = 18;

/** Keeps digits and a closing X, at most 18. */
export function typedIdNumber(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\dX]/g, '')
    .slice(0, ID_LENGTH);
}

/**
 * The first fault of what is typed so far (GB 11643): null while more digits may still make it
 * right. Birth and age are known from the 14th digit on, the check digit with the 18th.
 */
export function idNumberFault(number: string, today = new Date()): IdFault | null {
  if (!/^(\d{0,17}|\d{17}[\dX])$/.test(number)) return 'signs';
  if (number.length < 14) return null;
  const birth = birthOf(number);
  if (!birth || birth.getTime() > today.getTime()) return 'birth';
  if (number.length === ID_LENGTH && checkOf(number) !== number[17]) return 'check';
  return ageOn(birth, today) < AGE_MIN ? 'age' : null;
}

/** Whole and without a fault. */
export function isIdNumber(number: string, today = new Date()): boolean {
  return number.length === ID_LENGTH && idNumberFault(number, today) === null;
}

/** `110101199003077424` → `110101 19900307 7424`, as one reads it out. */
export function groupedIdNumber(number: string): string {
  return [number.slice(0, 6), number.slice(6, 14), number.slice(14)].filter(Boolean).join(' ');
}

function birthOf(number: string): Date | null {
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)];
  const birth = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const real = !Number.isNaN(birth.getTime()) && birth.getUTCDate() === Number(day);
  return real && Number(year) >= 1900 ? birth : null;
}

function ageOn(birth: Date, today: Date): number {
  const years = today.getUTCFullYear() - birth.getUTCFullYear();
  const before =
    today.getUTCMonth() < birth.getUTCMonth() ||
    (today.getUTCMonth() === birth.getUTCMonth() && today.getUTCDate() < birth.getUTCDate());
  return before ? years - 1 : years;
}

function checkOf(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return CHECKS[sum % 11] ?? '';
}
