import type { Cert } from './certState';

/** Whether a number is that of the certificate on file. */
export function isSame(number: string, cert: Pick<Cert, 'certNo'>): boolean {
  // Only the ends of the number on file are known here; the server compares the whole.
  return cert.certNo === maskedAs(number);
}

/** 310115********0017 as the server shows it: 310***********0017. */
export function maskedAs(number: string): string {
  return number.slice(0, 3) + '*'.repeat(Math.max(0, number.length - 7)) + number.slice(-4);
}

/** Whether a name may be the one of which only the beginning is shown: 沈**. */
export function isSameName(name: string, shown: string | null | undefined): boolean {
  const known = shown?.replaceAll('*', '') ?? '';
  return name.startsWith(known) && (!shown || name.length === shown.length);
}
