import { useEffect } from 'react';

/** The screen at which the page was opened: the browser itself announces that one. */
let first = '';

/**
 * Moves the focus to the title of a screen that has come, so that it is read out and the next key
 * begins there. Not where the screen has put the focus itself, as into a field.
 */
export function useFocusOnTitle(key: string) {
  useEffect(() => {
    first ||= key;
    if (first === key) return undefined;
    first = '-';
    if (focusTitle()) return undefined;
    // Its answers are still on their way.
    const watch = new MutationObserver(() => focusTitle() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [key]);
}

/** Whether the focus is where it belongs. */
function focusTitle(): boolean {
  if (isPlaced(document.activeElement)) return true;
  const title = [...document.querySelectorAll('h1')].find(isShown);
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}

/** A bar that stands over all screens keeps the focus of the tap that brought the screen. */
function isPlaced(active: Element | null): boolean {
  return active !== null && active !== document.body && !active.closest('nav') && isShown(active);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
