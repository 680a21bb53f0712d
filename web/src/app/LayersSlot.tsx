import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from '@/lib/store';
import { privateDialog } from '@/wire/dialogs';
import { token } from '@/wire/session';
import { asking } from './asking';
import { whenQuiet } from './quiet';

const Layers = lazy(() => import('./Layers'));

/** Loads the layers over all screens when one of them may have something to show. */
export function LayersSlot() {
  const session = useStore(token);
  const question = useStore(asking);
  const refusal = useStore(privateDialog);
  const quiet = useQuiet();
  return question || refusal || (quiet && (session || isDemo())) ? (
    <Suspense>
      <Layers />
    </Suspense>
  ) : null;
}

/** Whether the server marked the page as a demo's. */
export function isDemo(): boolean {
  return document.documentElement.dataset.demo !== undefined;
}

/** True once the first screen has what it needs: its own files come before those of the layers. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    let there = true;
    void whenQuiet().then(() => there && setQuiet(true));
    return () => {
      there = false;
    };
  }, []);
  return quiet;
}
