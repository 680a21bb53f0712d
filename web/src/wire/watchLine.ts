/* once */
import { lineLost, offline } from './line';

/** Asked for to learn whether there is a server; it changes nothing. */
const PROBE = '/.well-known/jwks.json';
const ANSWER_MS = 8_000;
const AGAIN_MS = 10_000;

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * From now on `offline` is so where the browser says that there is no network, and a call has found
 * none. Each alone may err, as on a laptop without a network that has the server itself.
 */
export function watchLine() {
  lineLost.follow(look);
  window.addEventListener('online', look);
  // Known before the first tap: an act that is sent into nothing has an unknown end.
  window.addEventListener('offline', () => {
    look();
    probe();
  });
  look();
}

function look() {
  offline.set(!navigator.onLine && lineLost.get());
  clearInterval(timer);
  // What acts is not sent meanwhile: it may be that nothing else finds the server again.
  timer = offline.get() ? setInterval(probe, AGAIN_MS) : undefined;
}

function probe() {
  const signal = AbortSignal.timeout(ANSWER_MS);
  fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => lineLost.set(false),
    () => lineLost.set(true),
  );
}
