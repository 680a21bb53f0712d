import { lazy, Suspense } from 'react';
import { isDemo } from '@/lib/demo';
import { orNothing } from '@/lib/orNothing';
import { useStore } from '@/lib/store';
import { toasts } from '@/lib/toast';
import { standing } from '@/patterns/confirm';
import { useQuiet } from '@/route/useQuiet';
import { privateDialog } from '@/wire/dialogs';
import { token } from '@/wire/session';
import { asking } from './asking';
import { useWide } from './wide';

const Layers = lazy(() => import('./Layers').catch(orNothing));
const ConfirmHost = lazy(() => import('@/patterns/ConfirmHost').catch(orNothing));
const ToastHost = lazy(() => import('@/ui/ToastHost').catch(orNothing));

/** Loads the layers over all screens when one of them may have something to show. */
export function LayersSlot() {
  const session = useStore(token);
  const question = useStore(asking);
  const refusal = useStore(privateDialog);
  const quiet = useQuiet();
  const wide = useWide();
  const asked = useStore(standing);
  const toast = useStore(toasts);
  const layers = question || refusal || (quiet && (session || wide || isDemo()));
  return (
    <>
      <Suspense>{layers && <Layers />}</Suspense>
      <Suspense>{(quiet || asked) && <ConfirmHost />}</Suspense>
      <Suspense>{(quiet || toast) && <ToastHost />}</Suspense>
    </>
  );
}
