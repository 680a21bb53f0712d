import { lazy, Suspense, useEffect, useState } from 'react';
import { isDemo } from '@/lib/demo';
import { useStore } from '@/lib/store';
import { privateDialog } from '@/wire/dialogs';
import { whenQuiet } from '@/wire/quiet';
import { token } from '@/wire/session';
import { asking } from './asking';
import { useWide } from './wide';

const Layers = lazy(() => import('./Layers'));

/** Loads the layers over all screens when one of them may have something to show. */
export function LayersSlot() {
  const session = useStore(token);
  const question = useStore(asking);
  const refusal = useStore(privateDialog);
  const quiet = useQuiet();
  const wide = useWide();
  return question || refusal || (quiet && (session || wide || isDemo())) ? (
    <Suspense>
      <Layers />
    </Suspense>
  ) : null;
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
