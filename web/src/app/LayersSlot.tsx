import { lazy, Suspense, useEffect, useState } from 'react';
import { privateDialog } from '@/api/dialogs';
import { token } from '@/api/session';
import { useStore } from '@/lib/store';
import { asking } from './asking';

const Layers = lazy(() => import('./Layers'));

/** Loads the layers over all screens when one of them may have something to show. */
export function LayersSlot() {
  const session = useStore(token);
  const question = useStore(asking);
  const refusal = useStore(privateDialog);
  const painted = usePainted();
  return question || refusal || (painted && (session || isDemo())) ? (
    <Suspense>
      <Layers />
    </Suspense>
  ) : null;
}

/** Whether the server marked the page as a demo's. */
export function isDemo(): boolean {
  return document.documentElement.dataset.demo !== undefined;
}

/** True once the first screen has been painted: its own files come before those of the layers. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
