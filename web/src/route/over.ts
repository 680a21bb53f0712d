/* once */
import { backBy, entryNow, standing } from './entries';

/** What lies over the screen, the uppermost last: how each is closed. */
const over = new Set<() => void>();

/**
 * The browser's way back closes what lies over the screen, and nothing else; gives back how to end
 * that. Each has an entry in the history, since a browser asks nobody before it goes back.
 */
export function closeOnBack(close: () => void): () => void {
  over.add(close);
  queueMicrotask(settle);
  return () => {
    if (over.delete(close)) queueMicrotask(settle);
  };
}

/** Closes all but the lowest layers. */
export function closeOver(left: number) {
  for (const close of [...over].slice(left).reverse()) {
    over.delete(close);
    close();
  }
  settle();
}

/** As many entries as there are layers: what was closed without the way back leaves none. */
function settle() {
  standing(() => {
    const here = entryNow();
    const entries = here.over ?? 0;
    for (let layer = entries + 1; layer <= over.size; layer += 1) {
      window.history.pushState({ ...here, over: layer }, '');
    }
    if (entries > over.size) backBy(entries - over.size, () => undefined);
  });
}

// A reload keeps the entries, and none of the layers.
queueMicrotask(settle);
