import { useId } from 'react';
import { keepNote, noteDrafts } from '@/features/childaccounts/drafts';
import { noteWords as words } from '@/features/childaccounts/words.account';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { createChild } from '@/wire/gen/childaccounts';

const MOST = 200;

/** A note of at most two hundred characters; what was typed of it outlives the sheet. */
export default function NoteSheet({ childNo, onClose }: { childNo: number; onClose: () => void }) {
  const id = useId();
  const text = useStore(noteDrafts)?.[childNo] ?? '';
  const note = useAction(createChild, {
    silent: true,
    onDone: (_, { shown }) => {
      toast.done(words.saved);
      keepNote(childNo, '');
      if (shown) onClose();
    },
  });
  // As the server counts: a sign beyond the first plane is one, too.
  const left = MOST - [...text].length;
  const comment = text.trim();
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.write}
      foot={
        <Button
          wide
          loading={note.isPending}
          disabled={comment === '' || left < 0}
          onClick={() => note.mutate({ childNo, comment })}
        >
          {words.save}
        </Button>
      }
    >
      <textarea
        id={id}
        className="child-note-text"
        aria-label={words.field}
        aria-describedby={`${id}-hint`}
        placeholder={words.hint}
        value={text}
        onChange={(event) => keepNote(childNo, event.target.value)}
      />
      <p id={`${id}-hint`} className={left < 0 ? 'mt-2 text-13 text-warn' : 'mt-2 text-13 text-t2'}>
        {left < 0 ? words.over(-left) : words.left(left)}
      </p>
      {note.error && (
        <p className="mt-2 text-13 text-warn" role="alert">
          {sentenceOf(note.error) ?? words.lost}
        </p>
      )}
    </Sheet>
  );
}
