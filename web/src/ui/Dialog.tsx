import { lazy, type ReactNode, Suspense } from 'react';
import { useOnce } from './Sheet';

// In a chunk of its own: most visits to a screen never open its dialog.
const DialogBody = lazy(() => import('./DialogBody'));

export interface DialogProps {
  open: boolean;
  /** States the consequence, with figures where there are any. */
  title: string;
  text?: string;
  /** The comparison in an inset, a checkbox, a link. */
  children?: ReactNode;
  icon?: ReactNode;
  tone?: 'brand' | 'warn';
  /** The upper, primary button. */
  confirm: string;
  onConfirm: () => void;
  loading?: boolean;
  confirmDisabled?: boolean;
  /** The lower, quiet button. */
  cancel?: string;
  onCancel?: () => void;
  /** Escape and the way back, where the quiet button does more than leave. */
  onLeave?: () => void;
  /** Neither Escape nor the way back answers it: only its buttons do. */
  firm?: boolean;
}

/** Only for a choice that costs money or cannot be taken back. The scrim does not close it. */
export function Dialog(props: DialogProps) {
  const used = useOnce(props.open);
  return used ? (
    <Suspense>
      <DialogBody {...props} />
    </Suspense>
  ) : null;
}
