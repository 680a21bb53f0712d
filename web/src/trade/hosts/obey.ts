import { chooseTextSize, chooseTheme } from '@/lib/look';
import { places, visit } from '@/route/history';
import { isMissing, wholeTable } from '@/route/table';
import { setLocked } from '@/trade/customer/gestureLock';
import type { Told } from './bridge';

/** A path of ours: one slash, and then no other one that would make it another host's. */
const OWN = /^\/(?![/\\])/;

/** Does what the app around ours tells; `close` leaves our pages. */
export function obey(told: Told, close: () => void) {
  switch (told.name) {
    case 'open':
      void open(told.path);
      break;
    case 'look':
      chooseTheme(told.theme);
      chooseTextSize(told.size);
      break;
    case 'lock':
      setLocked(told.locked);
      break;
    case 'back':
      // What lies over a screen has an entry of its own, which this closes.
      if (places.get().index === 0 && !window.history.state?.over) close();
      else window.history.back();
      break;
  }
}

/** A deep link: to a screen of ours or nowhere; the guards stand before it as before any other. */
async function open(path: string) {
  if (!OWN.test(path)) return;
  try {
    await wholeTable();
  } catch {
    // Without a network the screen in its place says so.
  }
  const { pathname, search } = new URL(path, window.location.origin);
  if (!isMissing(pathname)) visit(pathname + search);
}
