import { addTransitionType, startTransition, useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { useStore } from '@/lib/store';
import type { Place } from '@/route/entries';
import { places } from '@/route/history';
import type { ScreenRow } from '@/route/screen';
import { depthOf, screenAt, withRow } from '@/route/table';
import { whenSessionEnds } from '@/wire/session';

/** A screen at the place in the history where it stands. */
export interface Stand {
  row: ScreenRow;
  place: Place;
  /** Stays the same when only the query is replaced. */
  key: string;
}

interface Shown {
  now: Stand;
  /** Kept-alive screens by path, the present one too. */
  alive: ReadonlyMap<string, Stand>;
}

type Act = { kind: 'arrive'; stand: Stand } | { kind: 'forget' };

/**
 * The screen to paint. It follows the router's location inside a transition, so that the old
 * screen stays until the new one's chunk is there, and slides the right way.
 */
export function useShown(): Shown & { coming: boolean; leaving: boolean } {
  const place = useStore(places);
  const [shown, act] = useReducer(step, place, (first) =>
    step({ now: standAt(first), alive: new Map() }, { kind: 'arrive', stand: standAt(first) }),
  );
  const before = useRef(shown.now);
  useEffect(() => {
    if (place.key === before.current.place.key) return undefined;
    let stop: (() => void) | undefined = () => {
      stop = undefined;
    };
    withRow(place.pathname, () => {
      if (!stop) return;
      const stand = standAt(place);
      // A slide holds all painting until the new screen is drawn: that it is coming is shown before.
      stop = afterPaint(() => {
        const slide = slideOf(before.current, stand);
        before.current = stand;
        startTransition(() => {
          addTransitionType(slide);
          act({ kind: 'arrive', stand });
        });
      });
    });
    return () => stop?.();
  }, [place]);
  useEffect(() => whenSessionEnds(() => act({ kind: 'forget' })), []);
  const coming = shown.now.place.key !== place.key;
  // Another query on the same screen takes nothing away from under a finger.
  return { ...shown, coming, leaving: coming && standAt(place).key !== shown.now.key };
}

/** Deeper is forward, shallower is back; at one depth the history decides; tabs do not slide. */
export function slideOf(from: Stand, to: Stand): 'forward' | 'back' | 'still' {
  if (from.row.path === to.row.path && from.key === to.key) return 'still';
  if (from.row.tab && to.row.tab) return 'still';
  const deeper = depthOf(to.row) - depthOf(from.row);
  if (deeper !== 0) return deeper > 0 ? 'forward' : 'back';
  return to.place.index < from.place.index ? 'back' : 'forward';
}

function standAt(place: Place): Stand {
  const row = screenAt(place);
  const key = row.keepAlive ? row.path : `${place.index}:${place.pathname}`;
  return { row, place, key };
}

function step({ now, alive }: Shown, act: Act): Shown {
  if (act.kind === 'forget') {
    return { now, alive: now.row.keepAlive ? new Map([[now.row.path, now]]) : new Map() };
  }
  const { stand } = act;
  return {
    now: stand,
    alive: stand.row.keepAlive ? new Map(alive).set(stand.row.path, stand) : alive,
  };
}
