import { lazy, Suspense } from 'react';
import type { Matched } from './MatchWarning';

// Most products fit.
const MatchWarning = lazy(() => import('./MatchWarning'));

const FITS = 'T0';

/** How customer and product match, and the way round when they don't. */
export function MatchNote({ pre }: { pre: Matched }) {
  if (pre.matchCode === FITS) return null;
  return (
    <Suspense>
      <MatchWarning pre={pre} />
    </Suspense>
  );
}
