/* once */
import { createStore } from './store';

/** What some browsers give a page that can be installed; each asks the customer once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Asks whether the app is to stand on the desktop; nothing where the browser cannot ask. */
export const askToInstall = createStore<(() => void) | null>(null);

/** From now on the browser's own bar stays away, and 我的 asks in its place. */
export function watchInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    askToInstall.set(() => () => {
      askToInstall.set(null);
      void (event as InstallPrompt).prompt();
    });
  });
  window.addEventListener('appinstalled', () => askToInstall.set(null));
}

/** Whether the page was opened from the desktop already. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether it is an iPhone's or an iPad's browser, which asks for nothing: the customer does it. */
export function isApple(userAgent = navigator.userAgent): boolean {
  return /iPhone|iPad|iPod/.test(userAgent);
}
