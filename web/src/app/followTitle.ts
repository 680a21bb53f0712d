/** With these the customer goes on by himself. */
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Puts the focus on the title of the screen that is shown. Not where the screen has put the focus
 * itself, as into a field. A title that stands over a skeleton goes with it: until the customer
 * does something, its successor is followed, or until the screen is `left`.
 */
export function followTitle(left: AbortSignal) {
  if (left.aborted) return;
  focusTitle();
  const watch = new MutationObserver(focusTitle);
  watch.observe(document.body, { childList: true, subtree: true });
  function stop() {
    watch.disconnect();
    for (const act of ACTS) document.removeEventListener(act, stop, { capture: true });
  }
  for (const act of ACTS) document.addEventListener(act, stop, { capture: true });
  left.addEventListener('abort', stop);
}

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
