/* once */
import { queryClient } from './query';

/** How often it is looked, and how long nothing may be awaited. */
const LOOK_MS = 500;

let quiet: Promise<void> | undefined;
let isSo = false;

/** Whether {@link whenQuiet} is fulfilled. */
export function isQuiet(): boolean {
  return isSo;
}

/**
 * Fulfilled once the page has loaded and the first screen has its answers: what nobody has asked
 * for yet is loaded after that.
 */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    let still = 0;
    const timer = setInterval(() => {
      const calm = document.readyState === 'complete' && queryClient.isFetching() === 0;
      still = calm ? still + 1 : 0;
      if (still < 2) return;
      clearInterval(timer);
      isSo = true;
      resolve();
    }, LOOK_MS);
  });
  return quiet;
}

/** Of a page that is only drawn: what is loaded for later never comes into it. */
export function neverQuiet() {
  quiet = new Promise(() => {});
  isSo = false;
}
