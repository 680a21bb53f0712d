import { useState } from 'react';
import { Failed } from '@/patterns/Failed';
import { Button } from '@/ui/Button';
import { intoSight } from '@/ui/intoSight';
import { Note } from '@/ui/Note';
import { Sheet } from '@/ui/Sheet';
import { Refusal, refusedWith } from '@/wire/failure';
import { BANK_REFUSED, BANK_SILENT } from './refusals';
import { bindingWords, cardsWords as words } from './words';

/**
 * A binding that failed: the bank's refusal with its reason, and behind a button what can be done, its silence, or what the
 * bank was not even asked for, such as a card that is bound already.
 */
export function BindingFailed({ cause }: { cause: Error | null }) {
  const [open, setOpen] = useState(false);
  if (!refusedWith(cause, BANK_REFUSED)) {
    return (
      <Failed
        cause={cause}
        refused={bindingWords.refused}
        lost={bindingWords.lost}
        lostTodo={bindingWords.lostTodo}
        lostCode={BANK_SILENT}
      />
    );
  }
  return (
    <div ref={intoSight} className="mx-4 mb-3" role="alert">
      <Note tone="warn" className="items-center">
        <span className="flex items-center justify-between gap-3">
          <span className="strong">{words.bindFailed}</span>
          <Button small kind="surface" onClick={() => setOpen(true)}>
            {words.why}
          </Button>
        </span>
        <span className="block">{reasonOf(cause) || words.noReason}</span>
      </Note>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.whyTitle}
        foot={
          <Button wide onClick={() => setOpen(false)}>
            {bindingWords.correct}
          </Button>
        }
      >
        <p className="text-17 strong">{reasonOf(cause) || words.noReason}</p>
        <p className="mt-2 mb-2 text-t2">{bindingWords.refusedTodo}</p>
      </Sheet>
    </div>
  );
}

/** The bank's own words, which the refusal carries as `reason`. */
function reasonOf(cause: Error | null): string {
  const data = cause instanceof Refusal ? cause.data : null;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return '';
  return typeof data.reason === 'string' ? data.reason : '';
}
