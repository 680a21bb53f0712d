import { Dialog } from '@/ui/Dialog';
import { questionNamed } from './answers';
import type { Objection } from './submit';
import { testWords as words } from './words';

interface SubmitDialogProps {
  refusal: Objection | null;
  onInsist: () => void;
  /** Closes, and shows the question. */
  onReturn: (questionNo: number) => void;
}

/** Asks again when the server objects, or says why the answers cannot be taken. */
export function SubmitDialog({ refusal, onInsist, onReturn }: SubmitDialogProps) {
  const named = questionNamed(refusal?.message ?? '');
  const back = () => onReturn(named ?? 1);
  if (refusal && !refusal.mayInsist) {
    return (
      <Dialog
        open
        title={words.refused}
        text={refusal.message}
        confirm={words.understood}
        onConfirm={back}
      />
    );
  }
  return (
    <Dialog
      open={refusal !== null}
      title={words.check}
      text={refusal?.message}
      confirm={words.insist}
      onConfirm={onInsist}
      cancel={named === null ? words.review : words.goBack(named)}
      onCancel={back}
    />
  );
}
