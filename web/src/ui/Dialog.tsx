import { AlertDialog } from '@base-ui/react/alert-dialog';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';

export interface DialogProps {
  open: boolean;
  /** States the consequence, with figures where there are any. */
  title: string;
  text?: string;
  /** The comparison in an inset, a checkbox, a link. */
  children?: ReactNode;
  icon?: ReactNode;
  tone?: 'brand' | 'warn' | 'gold';
  /** The upper, primary button. */
  confirm: string;
  onConfirm: () => void;
  loading?: boolean;
  confirmDisabled?: boolean;
  /** The lower, quiet button. */
  cancel?: string;
  onCancel?: () => void;
}

/** Only for a choice that costs money or cannot be taken back. The scrim does not close it. */
export function Dialog(props: DialogProps) {
  const { tone = 'warn', cancel, onCancel } = props;
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && onCancel?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Viewport className="dialog-view">
          <AlertDialog.Popup className="dialog">
            <div className={`dialog-icon dialog-icon-${tone}`} aria-hidden="true">
              {props.icon ?? <CircleAlert size={26} strokeWidth={1.75} />}
            </div>
            <AlertDialog.Title className="dialog-title">{props.title}</AlertDialog.Title>
            {props.text && (
              <AlertDialog.Description className="dialog-text">
                {props.text}
              </AlertDialog.Description>
            )}
            {props.children && <div className="mt-4 text-start">{props.children}</div>}
            <div className="dialog-acts">
              <Button
                wide
                loading={props.loading}
                disabled={props.confirmDisabled}
                onClick={props.onConfirm}
              >
                {props.confirm}
              </Button>
              {cancel && (
                <Button wide kind="quiet" onClick={onCancel}>
                  {cancel}
                </Button>
              )}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
