import { chinaDay } from '@/lib/days';

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
  // A birthday begins at midnight in China.
  const day = chinaDay(today.getTime());
  if (!birth || birth > day) return 'birth';
  if (number.length === ID_LENGTH && checkOf(number) !== number[17]) return 'check';
  return ageOn(birth, day) < AGE_MIN ? 'age' : null;
}

/** Whole and without a fault. */
export function isIdNumber(number: string, today = new Date()): boolean {
  return number.length === ID_LENGTH && idNumberFault(number, today) === null;
}

/** `110101199003077424` → `110101 19900307 7424`, as one reads it out. */
export function groupedIdNumber(number: string): string {
  return [number.slice(0, 6), number.slice(6, 14), number.slice(14)].filter(Boolean).join(' ');
}

/** The day of birth, YYYY-MM-DD; null where there is no such day. */
function birthOf(number: string): string | null {
  const day = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].join('-');
  const real = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day) return null;
  return day >= '1900' ? day : null;
}

function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

function checkOf(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return CHECKS[sum % 11] ?? '';
}
