import { useEffect, useRef } from 'react';
import { keepPlace } from './places';

const STILL_MS = 200;

/** Keeps how far a page was moved once it stands still, and when it is left. */
export function useKeptTop(url: string, page: number, begun: number) {
  const top = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) top.current = 0;
    shown.current = page;
    const keep = () => keepPlace(url, { page, top: top.current });
    keep();
    return () => {
      clearTimeout(timer.current);
      keep();
    };
  }, [url, page]);
  return (now: number) => {
    top.current = now;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keepPlace(url, { page, top: now }), STILL_MS);
  };
}
