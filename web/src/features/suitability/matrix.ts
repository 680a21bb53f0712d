/** Whether a product of a risk level may be bought (domain 4.1, public funds). */
export type Buyable = 'open' | 'confirm' | 'closed';

/**
 * What a customer may buy: up to his level at once, above it after a written warning; the lowest
 * class nothing but R1. Levels are 1 to 5. The server decides on every order by itself.
 */
export function buyable(customer: number, product: number, lowest = false): Buyable {
  if (product <= customer && !(lowest && product > 1)) return 'open';
  return lowest ? 'closed' : 'confirm';
}
