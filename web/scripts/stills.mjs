// What each screen shows before any answer has come, drawn by the app itself in a document that
// never hears from a server.
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';

const web = new URL('..', import.meta.url).pathname;

/**
 * Draws the screens whose paths need no arguments, and the one at `home`: by path `{ title, out, in }`,
 * the HTML for a visitor without a session and for one with; empty where he is sent elsewhere. And
 * tells of each screen but home its module, and whether its row is among the first.
 */
export async function drawStills(home) {
  const { window } = new JSDOM('<!doctype html><html lang="zh-CN"><body></body></html>', {
    url: 'http://localhost/fundhome',
    pretendToBeVisual: true,
  });
  pretend(window);
  const errors = errorsOf(console);
  const server = await createServer({
    root: web,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { stillOf, titleOf } = await server.ssrLoadModule('/src/app/still.tsx');
    const { firstScreens } = await server.ssrLoadModule('/src/app/screens.ts');
    const { rows } = await server.ssrLoadModule('/src/app/rows.ts');
    const screens = [...modulesOf(firstScreens, true), ...modulesOf(rows, false)];
    const stills = new Map();
    for (const path of [home, ...screens.map((screen) => screen.path)]) {
      const [out, signedIn] = [await stillOf(path, null), await stillOf(path, 'still')];
      stills.set(path, { title: titleOf(path), out, in: signedIn });
    }
    if (errors.length) throw new Error(`a screen cannot be drawn:\n${errors.join('\n')}`);
    return { stills, screens };
  } finally {
    await server.close();
    window.close();
  }
}

/** What React says of screens that fail; a page of them would be the one for errors. */
function errorsOf(console) {
  const errors = [];
  console.error = (...said) => {
    const text = said.map(String).join(' ');
    // This document knows no such element, browsers do.
    if (!text.includes('is unrecognized in this browser')) errors.push(text);
  };
  return errors;
}

/** The screens of rows that need no arguments, with the module that each loads. */
function modulesOf(rows, first) {
  return rows
    .filter(({ path, view }) => /^[/\w-]+$/.test(path) && view?.load)
    .filter(({ path }) => path !== '/ui')
    .map(({ path, view }) => {
      // As vite evaluates `() => import('…')`.
      const [, module] = /["']\/(src\/[^"']+\.tsx)["']/.exec(String(view.load)) ?? [];
      if (!module) throw new Error(`${path}: its view loads no module of ours`);
      return { path, module, first };
    });
}

/** Gives Node the names of a browser that the app and React read. */
function pretend(window) {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  window.scrollTo = () => {};
  const own = ['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage'];
  const kinds = [
    'Node',
    'Element',
    'HTMLElement',
    'HTMLIFrameElement',
    'SVGElement',
    'NodeFilter',
    'Event',
  ];
  const more = ['MutationObserver', 'CustomEvent', 'getComputedStyle', 'requestAnimationFrame'];
  for (const name of [...own, ...kinds, ...more, 'cancelAnimationFrame', 'matchMedia']) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  }
  Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    globalThis[name] = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
  globalThis.CSS = { escape: (text) => text };
  globalThis.fetch = () => new Promise(() => {});
}
