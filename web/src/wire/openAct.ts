/* once */
import { lasting } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { holdLock, isHeld, whenFree } from './lock';
import { whenSessionEnds } from './session';

/** What was being done: where, and what was filled in for it. */
export interface Deed {
  /** Where it was done, to return to: a path. */
  at: string;
  /** What it is an act of, as `buy 016823`: the name of its draft. */
  of: string;
}

/** An act of which nobody knows yet what became. */
export interface OpenAct extends Deed {
  /** Its Idempotency-Key: by it the server knows what became of it. */
  key: string;
  /** It is under way, in this tab or in another, which will tell. */
  flying?: true;
  /** What was asked for and how it is told apart: it may be tried again as it was, in this tab. */
  tried?: { same: string; input: unknown };
}

/** Each has a place of its own: other tabs have their own acts. They outlive a tab that ends. */
const PLACE = 'tael.act.';
/** Held by the tab that knows what became of its act: it ends with that tab. */
const TOLD = 'tael.told.';

const store = createStore<OpenAct | null>(null);

/** The act that is open; the next one is not begun before it is settled. */
export const openAct: Pick<typeof store, 'get' | 'follow'> = store;

/** Those that were open when this tab began, and those that gave way. */
let others = keysOf();
/** The ends of the calls that are under way in this tab. */
const landings = new Map<string, () => void>();
takeNext();

whenSessionEnds(() => {
  others = [];
  store.set(null);
});

/** An act begins: from now on it may have been done, and other tabs let its key alone. */
export function beginAct(key: string, deed: Deed, tried?: OpenAct['tried']) {
  const { at, of } = deed;
  const before = store.get();
  if (before && before.key !== key) others.push(before.key);
  landings.set(key, holdLock(PLACE + key));
  lasting.set(PLACE + key, JSON.stringify({ at, of }));
  store.set({ key, at, of, tried, flying: true });
}

/** Its answer was lost. */
export function loseAct(key: string) {
  land(key);
  store.set((now) => (now?.key === key ? { ...now, flying: undefined } : now));
}

/** The server has said what became of it. */
export function settleAct(key: string) {
  lasting.remove(PLACE + key);
  // Other tabs learn of what storage forgets only after they have the lock.
  if (landings.has(key)) holdLock(TOLD + key);
  land(key);
  if (store.get()?.key !== key) return;
  store.set(null);
  takeNext();
}

function land(key: string) {
  landings.get(key)?.();
  landings.delete(key);
}

/**
 * Takes up an act of before. Another tab may just be placing it: to ask for it now would close its
 * key, and that tab's order would be refused.
 */
function takeNext() {
  const key = others.shift();
  if (key === undefined) return;
  const deed = read(key);
  if (!deed) return takeNext();
  store.set({ key, ...deed, flying: true });
  void whenFree(PLACE + key).then(async () => {
    const told = await isHeld(TOLD + key);
    if (store.get()?.key !== key) return;
    if (!told && read(key)) loseAct(key);
    // Its own tab knows what became of it.
    else settleAct(key);
  });
}

function keysOf(): string[] {
  return lasting.keys().flatMap((name) => (name.startsWith(PLACE) ? name.slice(PLACE.length) : []));
}

function read(key: string): Deed | null {
  try {
    return JSON.parse(lasting.get(PLACE + key) ?? 'null') as Deed | null;
  } catch {
    return null;
  }
}
