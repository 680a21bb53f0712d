/** Money as typed: digits with at most two decimals, no more than a hundred million yuan. */
const SHAPE = /^\d{0,9}(\.\d{0,2})?$/;

/** What stands in the field after a key; the former text where the new one is no sum. */
export function typedAmount(before: string, next: string): string {
  const text = next.replace(/[,，\s]/g, '').replace(/^0+(?=\d)/, '');
  return SHAPE.test(text) ? text : before;
}

/** As the server takes it; nothing while there is no sum. */
export function askedAmount(typed: string): string | undefined {
  return /[1-9]/.test(typed) ? typed.replace(/\.$/, '') : undefined;
}
