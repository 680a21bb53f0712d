/* once */
import { useEffect } from 'react';

/** The screen at which the page was opened: the browser itself announces that one. */
let first = '';

/**
 * Moves the focus to the title of a screen that has come, so that it is read out and the next key
 * begins there. Not where the screen has put the focus itself, as into a field. A title that stands
 * over a skeleton goes with it: until the customer does something, its successor is followed.
 */
export function useFocusOnTitle(key: string) {
  useEffect(() => {
    first ||= key;
    if (first === key) return undefined;
    first = '-';
    focusTitle();
    const watch = new MutationObserver(focusTitle);
    const stop = () => watch.disconnect();
    watch.observe(document.body, { childList: true, subtree: true });
    for (const act of ACTS) document.addEventListener(act, stop, { once: true, capture: true });
    return () => {
      stop();
      for (const act of ACTS) document.removeEventListener(act, stop, { capture: true });
    };
  }, [key]);
}

/** With these the customer goes on by himself. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

function focusTitle() {
  if (isPlaced(document.activeElement)) return;
  const title = [...document.querySelectorAll('h1')].find(isShown);
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** A bar that stands over all screens keeps the focus of the tap that brought the screen. */
function isPlaced(active: Element | null): boolean {
  return active !== null && active !== document.body && !active.closest('nav') && isShown(active);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
