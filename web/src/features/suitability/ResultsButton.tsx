import { lazy, Suspense, useState } from 'react';
import { useOnce } from '@/ui/Sheet';
import { resultWords as words } from './words';

const ResultsSheet = lazy(() => import('./ResultsSheet'));

/** Opens all results, on the dark panel of the last one. */
export function ResultsButton({ expired }: { expired: boolean }) {
  const [open, setOpen] = useState(false);
  const used = useOnce(open);
  return (
    <>
      <button type="button" className="nav-text nav-on-fill" onClick={() => setOpen(true)}>
        {words.all}
      </button>
      {used && (
        <Suspense>
          <ResultsSheet open={open} expired={expired} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
