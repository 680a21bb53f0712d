import { useCallback, useEffect, useRef } from 'react';
import { token } from '@/wire/session';
import { keepPlace, type Place } from './places';

const STILL_MS = 200;

/** Keeps how far a page was moved once it stands still, and when it is left, for who opened it. */
export function useKeptTop(url: string, page: number, begun: number) {
  const top = useRef(begun);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(page);
  const bearer = useRef(token.get());
  // A page is left after its session has ended; the storage is another's then.
  const keep = useCallback(
    (place: Place) => {
      if (token.get() === bearer.current) keepPlace(url, place);
    },
    [url],
  );
  useEffect(() => {
    if (shown.current !== page) top.current = 0;
    shown.current = page;
    const keepShown = () => keep({ page, top: top.current });
    keepShown();
    return () => {
      clearTimeout(timer.current);
      keepShown();
    };
  }, [keep, page]);
  return (now: number) => {
    top.current = now;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep({ page, top: now }), STILL_MS);
  };
}
