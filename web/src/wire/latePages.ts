/* once */
/** How the query library fetches an answer of pages; comes with the first screen that has one. */
type Behavior = (pages?: number) => unknown;

let own: Behavior | undefined;

export function setInfiniteQueryBehavior(behavior: Behavior) {
  own = behavior;
}

/** Stands in the build for the library's own, which every first load would carry. */
export function infiniteQueryBehavior(pages?: number): unknown {
  return own?.(pages);
}
