import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '@/lib/store';
import { forgetScroll } from './scroll';

/** Where the visitor is in this tab's history. */
export interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Screens behind this one. */
  index: number;
  /** New with each push and replace. */
  key: string;
}

const store = createStore(readPlace());

/** The present place; the address bar and this agree. */
export const places: Pick<Store<Place>, 'get' | 'follow'> = store;

/** What lies over the screen, the uppermost last: how each is closed. */
export const over = new Set<() => void>();

window.addEventListener('popstate', () => {
  const { index, key, pathname, search } = store.get();
  const there = readPlace();
  const close = [...over].pop();
  if (close && there.index < index) {
    window.history.pushState({ index, key }, '', pathname + search);
    close();
  } else store.set(there);
});

/** Goes to a path made by `to()`; a second tap on the way there goes nowhere. */
export function visit(path: string, { replace = false } = {}) {
  const { index, pathname, search } = store.get();
  if (!replace && path === pathname + search) return;
  const state = { index: replace ? index : index + 1, key: newKey() };
  if (replace) window.history.replaceState(state, '', path);
  else {
    window.history.pushState(state, '', path);
    forgetScroll(state.index);
  }
  store.set(readPlace());
}

/** Back one screen; to `otherwise` when the visitor came in from outside. */
export function leave(otherwise: string) {
  over.clear();
  if (store.get().index > 0) window.history.back();
  else visit(otherwise, { replace: true });
}

/** The place that a screen was opened at. A kept screen keeps its own while it is hidden. */
export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const own = useContext(PlaceContext);
  // A screen is not drawn again because the customer leaves it.
  return useSyncExternalStore(own ? never : store.follow, () => own ?? store.get());
}

function never() {
  return () => {};
}

function readPlace(): Place {
  const { pathname, search } = window.location;
  const state: unknown = window.history.state;
  if (isState(state)) return { pathname, search, index: state.index, key: state.key };
  const first = { index: 0, key: newKey() };
  window.history.replaceState(first, '');
  return { pathname, search, ...first };
}

function isState(state: unknown): state is { index: number; key: string } {
  return (state as { key?: unknown } | null)?.key !== undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}
