import { passing } from '@/lib/storage';

const PLACE = 'tael.read';
const MOST = 50;

/** How far a document was read. */
export interface Place {
  page: number;
  /** Down the page, from 0 to 1. */
  top: number;
}

/**
 * How far a document was read in this visit, by its address. It outlives a reload; which contracts
 * somebody read is nobody else's, and the end of a session empties that storage.
 */
export function placeIn(url: string): Place {
  return all().find(([of]) => of === url)?.[1] ?? { page: 1, top: 0 };
}

export function keepPlace(url: string, place: Place) {
  const others = all().filter(([of]) => of !== url);
  passing.set(PLACE, JSON.stringify([[url, place], ...others].slice(0, MOST)));
}

function all(): [string, Place][] {
  try {
    return JSON.parse(passing.get(PLACE) ?? '[]');
  } catch {
    return [];
  }
}
