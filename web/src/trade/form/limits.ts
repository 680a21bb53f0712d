/** Order of two decimal strings of at most two decimals: negative, zero, positive. */
export function compare(a: string, b: string): number {
  const difference = fenOf(a) - fenOf(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** What the customer typed, as the wire has it: `20000.` → `20000.00`; empty when nothing. */
export function wireDecimal(typed: string): string {
  if (!/\d/.test(typed)) return '';
  const [whole = '', decimals = ''] = typed.split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.slice(0, 2).padEnd(2, '0')}`;
}

/** A decimal from the wire as a customer would type it: `20000.00` → `20000`. */
export function typedDecimal(wire: string): string {
  return wire.includes('.') ? wire.replace(/\.?0+$/, '') : wire;
}

/** Hundredths of a decimal string. */
export function fenOf(value: string): bigint {
  return BigInt(wireDecimal(value).replace('.', '') || '0');
}
