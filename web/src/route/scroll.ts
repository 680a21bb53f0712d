/* once */
import { useLayoutEffect } from 'react';

/** By key: one for each depth of the history at most, and one for each tab. */
const places = new Map<string, number>();
/** How far the page is scrolled; to ask the browser would lay the page out at once. */
let scrolled = 0;

/** A new screen at a depth of the history starts at its top, whatever stood there before. */
export function forgetScroll(from: number) {
  for (const key of places.keys()) {
    if (Number.parseInt(key, 10) >= from) places.delete(key);
  }
}

/**
 * Remembers how far a screen is scrolled, by its key, while the customer scrolls: later is too
 * late, since a hidden screen has no height. Restores it when the screen shows again. A passive effect
 * would end some frames after the screen is gone, and note the next one's top as its place.
 */
export function useScrollMemory(key: string) {
  useLayoutEffect(() => {
    const wanted = places.get(key) ?? 0;
    if (wanted || scrolled) window.scrollTo(0, wanted);
    scrolled = wanted;
    const remember = () => {
      scrolled = window.scrollY;
      places.set(key, scrolled);
    };
    window.addEventListener('scroll', remember);
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
