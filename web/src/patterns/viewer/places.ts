/* once */
import { whenSessionEnds } from '@/wire/session';

/** How far each document was read in this visit, by its address. */
const places = new Map<string, number>();

export function placeIn(url: string): number {
  return places.get(url) ?? 1;
}

export function keepPlace(url: string, page: number) {
  places.set(url, page);
}

// Which contracts somebody read is nobody else's.
whenSessionEnds(() => places.clear());
