/* once */
import { useEffect } from 'react';

/** The screen at which the page was opened: the browser itself announces that one. */
let first = '';

/**
 * Moves the focus to the title of a screen that has come, so that it is read out and the next key
 * begins there. `followTitle` says how; nobody needs it before the second screen.
 */
export function useFocusOnTitle(key: string) {
  // Not in the effect: there is none of a screen that is left before its code has come.
  first ||= key;
  useEffect(() => {
    if (first === key) return undefined;
    first = '-';
    const left = new AbortController();
    import('./followTitle').then(
      ({ followTitle }) => followTitle(left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [key]);
}
