import { use } from 'react';
import { type View, viewOf } from './screen';

/** Shows a view; suspends only while its chunk has not come. */
export function ViewPlace({ view }: { view: View }) {
  const found = viewOf(view);
  const Shown = found instanceof Promise ? use(found) : found;
  return <Shown />;
}
