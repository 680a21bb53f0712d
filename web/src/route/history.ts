/* once */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '@/lib/store';
import { arrived, backBy, type Entry, entryNow, newKey, type Place, standing } from './entries';
import { closeOver } from './over';
import { forgetScroll } from './scroll';
import { findScreen, withRow } from './table';

interface VisitOptions {
  /** Takes the place of the present screen. */
  replace?: boolean;
  /** The flow that the screen belongs to; said by its row where nothing is said here. */
  flow?: string;
  /** Only if the visitor still is at the place of this key. */
  from?: string;
}

const store = createStore(readPlace());

/** The present place; the address bar and this agree. */
export const places: Pick<Store<Place>, 'get' | 'follow'> = store;

window.addEventListener('popstate', () => {
  if (arrived()) return;
  const there = readPlace();
  if (there.key === store.get().key) closeOver(entryNow().over ?? 0);
  else store.set(there);
});

/** Goes to a path made by `to()`; a second tap on the way there goes nowhere. */
export function visit(path: string, options: VisitOptions = {}) {
  const from = store.get().key;
  // Who has gone elsewhere meanwhile stays there.
  withRow(path, () => (store.get().key === from ? enter(path, options) : undefined));
}

function enter(path: string, { replace = false, from, flow }: VisitOptions) {
  bare((here) => {
    const { key, pathname, search } = store.get();
    if (from !== undefined && from !== key) return;
    if (!replace && path === pathname + search) return;
    const index = replace ? here.index : here.index + 1;
    const next = { ...inFlow(here, index, flow ?? flowOf(path)), index, key: newKey() };
    if (replace) window.history.replaceState(next, '', path);
    else {
      window.history.pushState(next, '', path);
      forgetScroll(index);
    }
    store.set(readPlace());
  });
}

/** Back one screen; to `otherwise` when the visitor came in from outside. */
export function leave(otherwise: string) {
  bare(({ index }) => {
    if (index === 0) visit(otherwise, { replace: true });
    else backBy(1, () => store.set(readPlace()));
  });
}

/**
 * Ends a flow at `path`, which takes the place of its first screen: the way back leads to where the
 * flow began, past all of its screens.
 */
export function endFlow(flow: string, path: string) {
  bare(({ index, firsts }) => {
    const first = firsts?.[flow] ?? index;
    backBy(index - first, () => visit(path, { replace: true }));
  });
}

/** Does `work` at the screen's own entry, once what lay over it has none any more. */
function bare(work: (here: Entry) => void) {
  standing(() => backBy(entryNow().over ?? 0, () => work(entryNow())));
}

function flowOf(path: string): string | undefined {
  return findScreen(path.replace(/[?#].*$/, '')).flow;
}

/** A screen of the flow that the one before it belongs to goes on with it; any other begins one. */
function inFlow(here: Entry, index: number, flow: string | undefined) {
  const behind = Object.entries(here.firsts ?? {}).filter(([, first]) => first < index);
  const firsts = Object.fromEntries(behind);
  if (flow === undefined) return { firsts };
  // The address with which the visit began has been marked by nobody.
  const same = (here.flow ?? flowOf(window.location.pathname)) === flow;
  return {
    flow,
    firsts: { ...firsts, [flow]: same ? (here.firsts?.[flow] ?? here.index) : index },
  };
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
  const { index, key } = entryNow();
  return { pathname, search, index, key };
}
