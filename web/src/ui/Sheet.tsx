import { lazy, Suspense, useState } from 'react';
import type { SheetProps } from './SheetBody';

// In a chunk of its own: most visits to a screen never open its sheet.
const SheetBody = lazy(() => import('./SheetBody'));

/** Rises from below for choosing and explaining; drag down, tap the scrim or Escape to leave. */
export function Sheet(props: SheetProps) {
  const used = useOnce(props.open);
  return used ? (
    <Suspense>
      <SheetBody {...props} />
    </Suspense>
  ) : null;
}

/** True from the first time that `now` is true. */
export function useOnce(now: boolean): boolean {
  const [used, setUsed] = useState(now);
  if (now && !used) setUsed(true);
  return used || now;
}
