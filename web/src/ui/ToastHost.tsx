import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useStore } from '@/lib/store';
import { toast, toasts } from '@/lib/toast';

/** Shows the current toast; stands once, beside the root: sheets and dialogs lie over that. */
export default function ToastHost() {
  const now = useStore(toasts);
  return createPortal(
    <>
      {now?.kind === 'error' && (
        <button
          type="button"
          className="toast-scrim"
          aria-label="关闭提示"
          tabIndex={-1}
          onClick={toast.clear}
        />
      )}
      <div className="toast-place" role="status" aria-live="polite">
        {now && (
          <div key={now.id} className="toast">
            {now.kind === 'done' && <CircleCheck size={20} aria-hidden="true" />}
            {now.kind === 'error' && <CircleAlert size={20} aria-hidden="true" />}
            {now.kind === 'loading' && <span className="spinner" aria-hidden="true" />}
            <span>{now.text}</span>
            {now.act && (
              <button
                type="button"
                className="toast-act"
                onClick={() => {
                  toast.clear();
                  now.act?.onClick();
                }}
              >
                {now.act.label}
              </button>
            )}
          </div>
        )}
      </div>
    </>,
    document.body,
  );
}
