import { AlertDialog } from '@base-ui/react/alert-dialog';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useBackCloses } from '@/route/useBackCloses';
import { Button } from './Button';
import { Sentence } from './Sentence';

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

/** The alert dialog itself, with its focus trap. */
export default function DialogBody(props: DialogProps) {
  const { tone = 'warn', cancel, onCancel } = props;
  const popup = useRef<HTMLDivElement>(null);
  const leave = props.firm ? undefined : (props.onLeave ?? onCancel);
  useBackCloses(props.open && leave !== undefined, () => leave?.());
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(next) => !next && leave?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim dialog-scrim" />
        <AlertDialog.Viewport className="dialog-view">
          <AlertDialog.Popup className="dialog" ref={popup} initialFocus={props.firm && popup}>
            <div className={`dialog-icon dialog-icon-${tone}`} aria-hidden="true">
              {props.icon ?? <CircleAlert size={26} strokeWidth={1.75} />}
            </div>
            <AlertDialog.Title className="dialog-title">{props.title}</AlertDialog.Title>
            {props.text && (
              <AlertDialog.Description className="dialog-text">
                <Sentence>{props.text}</Sentence>
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
