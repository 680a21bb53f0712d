import { useLayoutEffect } from 'react';

const MEMORY_LIMIT = 50;
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
 * late, since a hidden screen has no height. Restores it when the screen shows again.
 */
export function useScrollMemory(key: string) {
  useLayoutEffect(() => {
    const wanted = places.get(key) ?? 0;
    if (wanted || scrolled) window.scrollTo(0, wanted);
    scrolled = wanted;
  }, [key]);
  // A passive effect would end some frames after the screen is gone, and note the next one's 0.
  useLayoutEffect(() => {
    const remember = () => {
      places.delete(key);
      scrolled = window.scrollY;
      places.set(key, scrolled);
      const [oldest] = places.keys();
      if (places.size > MEMORY_LIMIT && oldest !== undefined) places.delete(oldest);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
