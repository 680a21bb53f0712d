/* once */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './app/Frame';
import { followSystemTheme } from './lib/look';
import { lasting } from './lib/storage';
import { whenThere } from './route/screen';
import { findScreen, withRow } from './route/table';
import { queryClient } from './wire/query';
import { whenQuiet } from './wire/quiet';
import './ui/styles/index.css';

/** After this the app stands with a skeleton in the place of its first screen. */
const FIRST_VIEW_LIMIT_MS = 500;

/** Tells the server that something broke. */
function tell(cause: unknown) {
  import('./app/faults').then((faults) => faults.tellFault(cause)).catch(() => undefined);
}

/** What a boundary has caught: React would only have written it down. */
function onCaughtError(cause: unknown) {
  console.error(cause);
  tell(cause);
}

window.addEventListener('error', (event) => tell(event.error));
window.addEventListener('unhandledrejection', (event) => tell(event.reason));
window.history.scrollRestoration = 'manual';
followSystemTheme();
// What was last seen, where anything was.
const seen =
  lasting.get('tael.seen') &&
  import('./wire/seen').then((work) => work.showSeen(queryClient)).catch(() => undefined);
const { search } = window.location;
whenQuiet()
  .then(() => import('./app/afterLoad'))
  .then((work) => work.begin(search))
  // Without a network nothing of it is missed.
  .catch(() => undefined);

// In a demo public/look.js may have marked the page as a stage, which has the app in a frame, or as
// that app.
const { stage, framed } = document.documentElement.dataset;
if (stage ?? framed) void import('./stage/enter').then((work) => work.enter());
// Its files were asked for beside this one. A screen that is there from the first paint neither
// fades in nor takes the place of a skeleton.
if (!stage) firstView().then(show, show);

async function firstView() {
  const { pathname } = window.location;
  await new Promise<void>((known) => withRow(pathname, known));
  const { view } = findScreen(pathname);
  const limit = new Promise((resolve) => setTimeout(resolve, FIRST_VIEW_LIMIT_MS));
  await Promise.race([Promise.all([view && whenThere(view), seen]), limit]);
}

function show() {
  const root = document.getElementById('root');
  if (!root) return;
  // Its skeleton stood in the page already: it shows at once, not after its usual delay.
  if (root.firstChild) {
    document.documentElement.dataset.still = '';
    void whenQuiet().then(() => delete document.documentElement.dataset.still);
  }
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>
    </StrictMode>
  );
  // In slices, between which the page answers.
  slideLater();
  startTransition(() => createRoot(root, { onCaughtError }).render(app));
}

/**
 * The first screen slides from nowhere: React draws at once what has no view transitions, and would
 * photograph the page and lay it out otherwise.
 */
function slideLater() {
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  void whenQuiet().then(() => Reflect.deleteProperty(document, 'startViewTransition'));
}
