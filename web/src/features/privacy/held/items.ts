import type { heldData } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';

export type HeldClass = Output<typeof heldData>['classes'][number];

/** How many items the classes have: headings, each of which a file shows. */
export function itemsOf(classes: readonly HeldClass[]): number {
  return classes.flatMap(({ sheets }) => sheets).reduce((sum, { items }) => sum + items.length, 0);
}
