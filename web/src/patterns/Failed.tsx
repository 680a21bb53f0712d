import { intoSight } from '@/ui/intoSight';
import { Note } from '@/ui/Note';
import { NetworkFailure, refusedWith, sentenceOf } from '@/wire/failure';

export interface FailedWords {
  /** Title and, where its sentence does not say it, what to do after the server's refusal. */
  refused: string;
  refusedTodo?: string;
  /** The same when no answer came. */
  lost: string;
  lostTodo: string;
  /** The server's code for an outside party that did not answer it. */
  lostCode?: number;
}

interface FailedProps extends FailedWords {
  cause: Error | null;
}

/** Why an outside party said no, or said nothing, and what can be done; stays until the next try. */
export function Failed(props: FailedProps) {
  const { cause, refused, refusedTodo, lost, lostTodo, lostCode } = props;
  const sentence = sentenceOf(cause);
  if (!sentence) return null;
  const silent =
    cause instanceof NetworkFailure || (lostCode !== undefined && refusedWith(cause, lostCode));
  return (
    <div ref={intoSight} className="mx-4 mb-3" role="alert">
      <Note tone="warn">
        <p className="strong">{silent ? lost : refused}</p>
        {!silent && <p>{sentence}</p>}
        {(silent || refusedTodo) && <p>{silent ? lostTodo : refusedTodo}</p>}
      </Note>
    </div>
  );
}
