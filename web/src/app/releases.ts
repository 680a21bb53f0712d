import { isTyped, newerRelease } from '@/lib/release';
import { lasting } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { places } from '@/route/history';
import { screenAt } from '@/route/table';
import { tabScreens } from './screens';
import { releaseWords as words } from './words.release';

/** A page that stays open asks so often whether there is a newer release. */
const ASK_MS = 60 * 60_000;
/** Parts that stand over screens, which are loaded late, have come by then. */
const PARTS_MS = 4_000;
/** Names the release whose shell is kept. */
const SHELL = 'tael.shell';

/**
 * Registers the worker. That of a newer release waits until the customer takes it, or until no page
 * of this one is open: nothing is ever made anew under his hands.
 */
export async function followReleases(reload = () => window.location.reload()) {
  const registration = await navigator.serviceWorker.register('/sw.js');
  void keepShell();
  const known = () => offer(registration, reload);
  known();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', known);
  });
  let asked_ms = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked_ms < ASK_MS) return;
    asked_ms = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Once for each release: the tabs can be opened without a network, and so can the first page, which
 * had no worker yet.
 */
async function keepShell() {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => setTimeout(resolve, PARTS_MS));
  if (lasting.get(SHELL) === own || !active) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const files = loaded.filter((path) => path.startsWith('/assets/'));
  const pages = [window.location.pathname, ...tabScreens.map(({ path }) => path)];
  active.postMessage({ keep: [...new Set([...files, ...pages])] });
  lasting.set(SHELL, own);
}

function offer({ waiting }: ServiceWorkerRegistration, reload: () => void) {
  // Without one that works for this page, what waits is the first one.
  if (!waiting || !navigator.serviceWorker.controller) return;
  const first = newerRelease.get() === null;
  newerRelease.set(() => () => void take(waiting, reload));
  if (first) sayOnTab();
}

/** Says it on a tab, where nothing is filled in; 我的 has it as long as it waits. */
function sayOnTab() {
  const act = { label: words.take, onClick: () => newerRelease.get()?.() };
  function say() {
    if (screenAt(places.get()).tab === undefined) return;
    stop();
    toast.show(words.there, act);
  }
  const stop = places.follow(say);
  say();
}

async function take(waiting: ServiceWorker, reload: () => void) {
  if (isTyped() && !(await confirm(words.typed))) return;
  waiting.postMessage('takeOver');
  reload();
}
