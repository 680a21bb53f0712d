/** Figures of charts: pixels and axis labels are drawn from numbers, never an amount of money. */

import { amount, inPercent, percent, signedPercent } from '@/lib/figures';

/** Fractions of the wire as percent, for drawing. */
export function drawn(column: readonly string[]): number[] {
  return column.map((fraction) => Number(inPercent(fraction)));
}

/** `+3.20%` */
export function change(value: number): string {
  return signedPercent(value.toFixed(4));
}

/** `+15%` on an axis; one decimal only where the steps need it. */
export function changeOnAxis(value: number): string {
  return short(signedPercent(value.toFixed(4)));
}

/** `1.42%` */
export function rate(value: number): string {
  return percent(value.toFixed(4));
}

export function rateOnAxis(value: number): string {
  return short(percent(value.toFixed(4)));
}

/** `2.4817` */
export function price(value: number): string {
  return amount(value.toFixed(4), 4);
}

/** `2.4`, without the zeros at its end. */
export function priceOnAxis(value: number): string {
  return price(value).replace(/\.?0+$/, '');
}

function short(text: string): string {
  return text.replace(/\.?0+%$/, '%');
}
