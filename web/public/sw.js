// The app's shell without a network: the last page and the files that it loaded. Calls are never
// kept here: a figure of yesterday must not look like today's.
const SHELL = 'tael-shell-1';
const PAGE = '/fundhome';
const FILES_KEPT = 160;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The newest page from the server; without a network, the last one. */
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    const html = answer.headers.get('content-type')?.includes('text/html');
    // Every screen is the same page: one copy stands for all of them.
    if (answer.ok && html && !request.url.includes('/demo/')) {
      await shell.put(PAGE, answer.clone());
    }
    return answer;
  } catch (cause) {
    const kept = await shell.match(PAGE);
    if (kept) return kept;
    throw cause;
  }
}

/** A file whose name changes with its content: once fetched, it is good for ever. */
async function file(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    await dropOldest(shell);
  }
  return answer;
}

async function dropOldest(shell) {
  const files = (await shell.keys()).filter(({ url }) => url.includes('/assets/'));
  const over = files.slice(0, Math.max(0, files.length - FILES_KEPT));
  await Promise.all(over.map((one) => shell.delete(one)));
}

async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}
