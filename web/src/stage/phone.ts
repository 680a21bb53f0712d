/* once */
import { createStore } from '@/lib/store';
import { isPhone, type PhoneSays, type StageAsks } from './messages';

/** What the phone said last; null before it stands. */
export const phone = createStore<PhoneSays | null>(null);

let frame: HTMLIFrameElement | null = null;

/** Listens to the phone in this frame; gives back how to stop. */
export function connect(element: HTMLIFrameElement): () => void {
  frame = element;
  function hear({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== element.contentWindow || origin !== window.location.origin) return;
    if (isPhone(data)) follow(data);
  }
  window.addEventListener('message', hear);
  ask({ act: 'report' });
  return () => {
    frame = null;
    window.removeEventListener('message', hear);
  };
}

type Asked<T> = T extends unknown ? Omit<T, 'tael'> : never;

export function ask(asked: Asked<StageAsks>) {
  frame?.contentWindow?.postMessage({ tael: 'stage', ...asked }, window.location.origin);
}

/** The address bar is the phone's: it can be sent on, and loaded again. */
function follow(said: PhoneSays) {
  phone.set(said);
  const here = window.location.pathname + window.location.search;
  if (here !== said.path) window.history.replaceState(null, '', said.path);
  document.title = `${said.title} · Tael`;
}
