import { mayLie } from '@/lib/release';
import { passing } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** What was typed of a form; null before anything was. */
export type DraftStore<Draft> = Store<Draft | null>;

interface Session<Draft> {
  /** Where it lies in the session's storage. */
  at: string;
  /** What of it may lie there: numbers of certificates and cards stay out. */
  bare: (draft: Draft) => Draft;
}

/**
 * A draft that outlives its screen: in memory, or over a reload too. It ends with the session. In a
 * module of its own, `once`.
 */
export function keptDraft<Draft>(session?: Session<Draft>): DraftStore<Draft> {
  const store = createStore<Draft | null>(session ? read(session.at) : null);
  if (session) {
    store.follow(() => {
      const draft = store.get();
      if (draft) passing.set(session.at, JSON.stringify(session.bare(draft)));
      else passing.remove(session.at);
    });
  }
  mayLie(() => store.get() !== null);
  whenSessionEnds(() => store.set(null));
  return store;
}

function read<Draft>(at: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(passing.get(at) ?? 'null');
    return typeof kept === 'object' ? (kept as Draft | null) : null;
  } catch {
    return null;
  }
}
