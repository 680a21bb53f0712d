/* once */
import { lasting } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from './session';

/** An act of which nobody knows yet what became. */
export interface OpenAct {
  /** Its Idempotency-Key: by it the server knows what became of it. */
  key: string;
  /** Where it was done, to return to: a path. */
  at: string;
  /** It is under way in this tab, which will tell. */
  flying?: true;
}

/** Outlives a reload and a tab that the system ends. */
const PLACE = 'tael.act';

const store = createStore<OpenAct | null>(read());

/** The act that is open; the next one is not begun before it is settled. */
export const openAct: Pick<typeof store, 'get' | 'follow'> = store;

whenSessionEnds(() => store.set(null));

/** An act begins: from now on it may have been done. */
export function beginAct(key: string, at: string) {
  lasting.set(PLACE, JSON.stringify({ key, at }));
  store.set({ key, at, flying: true });
}

/** Its answer was lost. */
export function loseAct(key: string) {
  store.set((now) => (now?.key === key ? { key, at: now.at } : now));
}

/** The server has said what became of it. */
export function settleAct(key: string) {
  if (store.get()?.key !== key) return;
  // Another tab may have begun one meanwhile.
  if (read()?.key === key) lasting.remove(PLACE);
  store.set(null);
}

function read(): OpenAct | null {
  try {
    return JSON.parse(lasting.get(PLACE) ?? 'null') as OpenAct | null;
  } catch {
    return null;
  }
}
