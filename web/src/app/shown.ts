import { addTransitionType, startTransition, useEffect, useReducer, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { whenSessionEnds } from '@/api/session';
import { historyIndex } from './navigation';
import type { ScreenRow } from './screen';
import { depthOf, findScreen } from './screens';

/** A screen at the place in the history where it stands. */
export interface Stand {
  row: ScreenRow;
  location: Location;
  /** Stays the same when only the query is replaced. */
  key: string;
  index: number;
}

interface Shown {
  now: Stand;
  /** Kept-alive screens by path, the present one too. */
  kept: ReadonlyMap<string, Stand>;
}

type Act = { kind: 'arrive'; stand: Stand } | { kind: 'forget' };

/**
 * The screen to paint. It follows the router's location inside a transition, so that the old
 * screen stays until the new one's chunk is there, and slides the right way.
 */
export function useShown(): Shown & { coming: boolean } {
  const location = useLocation();
  const [shown, act] = useReducer(step, location, (first) =>
    step({ now: standAt(first), kept: new Map() }, { kind: 'arrive', stand: standAt(first) }),
  );
  const before = useRef(shown.now);
  useEffect(() => {
    const stand = standAt(location);
    if (stand.location.key === before.current.location.key) return;
    const slide = slideOf(before.current, stand);
    before.current = stand;
    startTransition(() => {
      addTransitionType(slide);
      act({ kind: 'arrive', stand });
    });
  }, [location]);
  useEffect(() => whenSessionEnds(() => act({ kind: 'forget' })), []);
  return { ...shown, coming: shown.now.location.key !== location.key };
}

/** Deeper is forward, shallower is back; at one depth the history decides; tabs do not slide. */
export function slideOf(from: Stand, to: Stand): 'forward' | 'back' | 'still' {
  if (from.row.path === to.row.path && from.key === to.key) return 'still';
  if (from.row.tab && to.row.tab) return 'still';
  const deeper = depthOf(to.row) - depthOf(from.row);
  if (deeper !== 0) return deeper > 0 ? 'forward' : 'back';
  return to.index < from.index ? 'back' : 'forward';
}

function standAt(location: Location): Stand {
  const row = findScreen(location.pathname);
  const index = historyIndex();
  const key = row.keepAlive ? row.path : `${index}:${location.pathname}`;
  return { row, location, key, index };
}

function step({ now, kept }: Shown, act: Act): Shown {
  if (act.kind === 'forget') {
    return { now, kept: now.row.keepAlive ? new Map([[now.row.path, now]]) : new Map() };
  }
  const { stand } = act;
  return {
    now: stand,
    kept: stand.row.keepAlive ? new Map(kept).set(stand.row.path, stand) : kept,
  };
}
