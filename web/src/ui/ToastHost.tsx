import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from '@/lib/store';
import { toast, toasts } from '@/lib/toast';

/** Shows the current toast; stands once, at the root. */
export default function ToastHost() {
  const now = useStore(toasts);
  return (
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
    </>
  );
}
