import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Screens and layers come by import(), which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8_000 });

// A page takes its timers with it; those of a test are Node's, and outlive its page.
const timers = new Set<ReturnType<typeof setTimeout>>();
const end = clearTimeout;
for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin = globalThis[name] as (...all: unknown[]) => ReturnType<typeof setTimeout>;
  const noted = (...all: unknown[]) => {
    const timer = begin(...all);
    timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [name]: Object.assign(noted, begin) });
}
afterAll(() => {
  for (const timer of timers) end(timer);
});

// jsdom lays nothing out: what is not hidden by its own style has a place.
Element.prototype.getClientRects = function () {
  const shown = this.isConnected && !this.closest('[style*="display: none"]');
  return (shown ? [new DOMRect()] : []) as unknown as DOMRectList;
};

// Nor does it scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // What lay over a screen leaves the history in the browser's own time.
  await Promise.resolve();
  while ((window.history.state as { over?: number } | null)?.over) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
});

// jsdom has no window that could be wide.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
