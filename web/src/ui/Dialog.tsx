import { lazy, Suspense } from 'react';
import type { DialogProps } from './DialogBody';
import { useOnce } from './Sheet';

// In a chunk of its own: most visits to a screen never open its dialog.
const DialogBody = lazy(() => import('./DialogBody'));

/** Only for a choice that costs money or cannot be taken back. The scrim does not close it. */
export function Dialog(props: DialogProps) {
  const used = useOnce(props.open);
  return used ? (
    <Suspense>
      <DialogBody {...props} />
    </Suspense>
  ) : null;
}
