import { lazy, Suspense } from 'react';
import { privateDialog } from '@/api/dialogs';
import { useStore } from '@/lib/store';

const PrivateDialog = lazy(() => import('./PrivateDialog'));

/** Loads the dialog of the private checks only when one of their codes came. */
export function PrivateDialogSlot() {
  const refusal = useStore(privateDialog);
  return refusal ? (
    <Suspense>
      <PrivateDialog />
    </Suspense>
  ) : null;
}
