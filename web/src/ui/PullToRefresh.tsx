import { lazy, type ReactNode, Suspense } from 'react';
import { orNothing } from '@/lib/orNothing';
import { useQuiet } from '@/route/useQuiet';

// Nobody pulls before the first screen stands; without a network there is nothing to fetch.
const PullLine = lazy(() => import('./PullLine').catch(orNothing));

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pull down at the top of the page to fetch anew. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const quiet = useQuiet();
  return (
    <div className="pulled">
      {quiet && (
        <Suspense>
          <PullLine onRefresh={onRefresh} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
