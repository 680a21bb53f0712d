/** The few sums that a page shows and no answer has: exact, of decimal strings, never a float. */

/** A decimal string as a whole number of its last place; what lies beyond is cut off. */
export function unitsOf(value: string, places = 2): bigint {
  const [whole = '0', decimals = ''] = value.replace('-', '').split('.');
  const units = BigInt((whole || '0') + decimals.slice(0, places).padEnd(places, '0'));
  return value.startsWith('-') ? -units : units;
}

/** Hundredths as a decimal string. */
export function decimalOf(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function plus(one: string, other: string): string {
  return decimalOf(unitsOf(one) + unitsOf(other));
}

export function minus(one: string, other: string): string {
  return decimalOf(unitsOf(one) - unitsOf(other));
}

/** Rounds half away from zero; `by` is above zero. */
export function divide(number: bigint, by: bigint): bigint {
  const away = number < 0n ? -by : by;
  return (2n * number + away) / (2n * by);
}
