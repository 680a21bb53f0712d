/** What follows a customer's sum or shares. */
const SUMS = /[\d,]+\.\d+(?=元|份)/g;

/** A sentence whose sums and shares are hidden, as the customer's amounts are on every screen. */
export function withoutSums(text: string): string {
  return text.replace(SUMS, '****');
}
