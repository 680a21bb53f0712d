import { useState } from 'react';
import { toast } from '@/lib/toast';
import { useAction } from '@/wire/action';
import { type Refusal, refusedWith, sentenceOf } from '@/wire/failure';
import { arrangeWatched } from '@/wire/gen/watchlist';
import { renew } from '@/wire/renew';
import { changes, type Draft, draftOf, over, type Watchlist } from './draft';
import { arranging } from './drafts';
import { arrangeWords as words } from './words';

/** The watchlist was arranged elsewhere since it was shown here. */
const ARRANGED_ELSEWHERE = 22003;

/** A draft with its undoing, and its way to the server. */
export function useArranging(watchlist: Watchlist) {
  const [own, setOwn] = useState<Draft | null>(() => arranging.get());
  const [conflict, setConflict] = useState<number>();
  const draft = own ? over(own, watchlist) : draftOf(watchlist);
  const dirty = own !== null && changes(draft, watchlist);
  const act = useAction(arrangeWatched, {
    tells: true,
    renewsFirst: true,
    onDone: () => {
      put(null);
      toast.done(words.saved);
    },
  });
  function put(next: Draft | null) {
    arranging.set(next);
    setOwn(next);
  }
  /** Changes the draft; with a text a toast offers the way back. */
  function change(next: Draft, text?: string) {
    const before = draft;
    put(next);
    if (text) toast.show(text, { label: words.undo, onClick: () => put(before) });
  }
  async function save(version = watchlist.version) {
    toast.clear();
    const funds = draft.funds.map(({ code, group }) => ({ fundCode: code, group }));
    const { groups, removed } = draft;
    try {
      await act.mutateAsync({ version, groups: [...groups], funds, removed: [...removed] });
      setConflict(undefined);
    } catch (cause) {
      if (refusedWith(cause, ARRANGED_ELSEWHERE)) {
        setConflict(((cause as Refusal).data as { version: number }).version);
        void renew(arrangeWatched.writes);
        return;
      }
      const sentence = sentenceOf(cause);
      if (sentence) toast.error(sentence);
    }
  }
  return {
    draft,
    dirty,
    busy: act.isPending,
    change,
    save: () => void save(),
    /** The other arrangement, while the customer has to choose. */
    conflict:
      conflict === undefined
        ? undefined
        : {
            useMine: () => void save(conflict),
            useLatest: () => {
              setConflict(undefined);
              put(null);
            },
          },
  };
}
