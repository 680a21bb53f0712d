// The app's shell without a network: pages, and the files that they loaded. Calls are never kept
// here: a figure of yesterday must not look like today's. Nor are the server's keys: the time at
// which they came says how far the phone's clock is off.
const SHELL = 'tael-shell-2';
/** The page without what a screen shows first: it stands for each that was never opened itself. */
const PLAIN = '/index.html';
/** Begins the code of every page. */
const BEGINS = '/look.js';
/** Files whose names stay while their content changes. */
const NAMED = [BEGINS, '/icon.svg', '/manifest.webmanifest'];
/** Three releases: what is asked for stays under its name, and so where it came in. */
const FILES_KEPT = 1000;
const PAGES_KEPT = 40;
/** A line on which nothing moves is none. */
const PATIENCE_MS = 8_000;

/** No request for so long: the line is free for what nobody has asked for yet. */
const QUIET_MS = 1_500;
/** Written by the build: what opens within what a file draws, as a sheet does, and lies in others. */
const LATER = {};

/** Written by the build: each release is another worker, and so found to be newer. */
// biome-ignore lint/correctness/noUnusedVariables: it only tells workers apart
const RELEASE = 'none';

// The first worker takes over at once. That of a newer release waits until the customer takes it, or
// until no page of the release before is open.
self.addEventListener('install', () => {
  if (!self.registration.active) self.skipWaiting();
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'takeOver') self.skipWaiting();
  if (Array.isArray(data?.keep)) event.waitUntil(keepAll(data.keep));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  asked_ms = Date.now();
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url.pathname)) {
    event.respondWith(file(request));
    event.waitUntil(keepLater(url.pathname));
  } else if (NAMED.includes(url.pathname)) event.respondWith(newest(request, url.pathname));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/demo/')) {
    event.respondWith(newest(request, url.pathname, PLAIN));
    event.waitUntil(keepPlain());
  }
});

/**
 * What a page has loaded before there was a worker, and pages with all that they name; then what
 * opens within them.
 */
async function keepAll(paths) {
  const files = [];
  for (const name of [BEGINS, ...paths, ...NAMED]) {
    files.push(...(await keep(name).catch(() => [])));
  }
  for (const path of files) await keepLater(path);
}

/** Answers the files whose parts can be kept after it. */
async function keep(path) {
  if (isFile(path)) return file(path).then(() => [path]);
  if (!NAMED.includes(path)) return keepPage(path);
  const answer = (await kept(path)) ?? (await fetch(path));
  if (answer.ok) await put(path, answer);
  return [];
}

/** Answers the files that it names. Where it has no room itself, they have none either. */
async function keepPage(path) {
  const answer = await fetch(path);
  if (!answer.ok || !(await put(path, answer.clone()))) return [];
  const named = [...(await answer.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, name]) => name);
  for (const name of named) await file(name).catch(() => undefined);
  return named;
}

/** The newest copy from the server; without a network the last one, or what stands in for it. */
async function newest(request, place, ...others) {
  const coming = fetch(request).then(async (answer) => {
    if (answer.ok) {
      const copy = answer.clone();
      // A line that breaks halfway is a lost one, too.
      await answer.clone().blob();
      await put(place, copy);
    }
    return answer;
  });
  try {
    return await Promise.race([coming, lost()]);
  } catch (cause) {
    for (const known of [place, ...others]) {
      const last = await kept(known);
      if (last) return last;
    }
    // Nothing to show in its place: however long it takes.
    if (cause === SLOW) return coming;
    throw cause;
  }
}

const SLOW = new Error('slow');

function lost() {
  return new Promise((_, reject) => setTimeout(() => reject(SLOW), PATIENCE_MS));
}

/** With each page that is opened the plain one is renewed, which names the same release's files. */
async function keepPlain() {
  const answer = await fetch(PLAIN).catch(() => undefined);
  if (answer?.ok) await put(PLAIN, answer);
}

/** A file whose name changes with its content: once fetched, it is good for ever. */
async function file(request) {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await put(request, answer.clone());
  return answer;
}

/** What is kept under a name. A store that does not open has nothing: the network answers. */
async function kept(name) {
  try {
    return await (await caches.open(SHELL)).match(name);
  } catch {
    return undefined;
  }
}

/**
 * Whether it was kept. It decides nothing about what is answered: a full device shows what came,
 * and keeps what it had.
 */
async function put(name, answer) {
  try {
    const shell = await caches.open(SHELL);
    await shell.put(name, answer);
    await dropOldest(shell);
    return true;
  } catch {
    return false;
  }
}

/** When something was asked for last. */
let asked_ms = 0;

/** Files whose later ones are being fetched: one may be among its own. */
const lookedAfter = new Set();

/**
 * Once the line is quiet: a sheet that is tapped without a network opens then. Not where the
 * customer pays for each byte and told the browser so.
 */
async function keepLater(path) {
  const of = path.slice(path.lastIndexOf('/') + 1);
  const later = LATER[of];
  if (!later || lookedAfter.has(of) || self.navigator?.connection?.saveData) return;
  lookedAfter.add(of);
  for (const name of later) {
    await quiet();
    await file(`/assets/${name}`).catch(() => undefined);
    await keepLater(name);
  }
  lookedAfter.delete(of);
}

async function quiet() {
  const left_ms = () => asked_ms + QUIET_MS - Date.now();
  while (left_ms() > 0) await new Promise((resolve) => setTimeout(resolve, left_ms()));
}

function isFile(pathname) {
  return pathname.startsWith('/assets/');
}

async function dropOldest(shell) {
  const all = await shell.keys();
  const ofFile = ({ url }) => isFile(new URL(url).pathname);
  const files = all.filter(ofFile);
  const pages = all.filter((one) => !ofFile(one));
  const over = [...files.slice(0, -FILES_KEPT), ...pages.slice(0, -PAGES_KEPT)];
  await Promise.all(over.map((one) => shell.delete(one)));
}

async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}
