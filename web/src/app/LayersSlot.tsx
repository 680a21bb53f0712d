import { lazy, Suspense } from 'react';
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
  return session || question || refusal || isDemo() ? (
    <Suspense>
      <Layers />
    </Suspense>
  ) : null;
}

/** Whether the server marked the page as a demo's. */
export function isDemo(): boolean {
  return document.documentElement.dataset.demo !== undefined;
}
