/* once */
import { createStore } from './store';

export interface Toast {
  id: number;
  kind: 'plain' | 'done' | 'loading' | 'error';
  text: string;
  /** One act at the right; keeps the toast for five seconds. */
  act?: { label: string; onClick: () => void };
}

/** The one toast on screen. */
export const toasts = createStore<Toast | null>(null);

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of the one before. Errors lie over a scrim that closes them. */
export const toast = {
  show: (text: string, act?: Toast['act']) => put('plain', text, act),
  done: (text: string, act?: Toast['act']) => put('done', text, act),
  error: (text: string) => put('error', text),
  loading: (text: string) => put('loading', text),
  /** Takes a loading toast away and leaves any other. */
  clearLoading: () => toasts.set((now) => (now?.kind === 'loading' ? null : now)),
  clear: () => toasts.set(null),
};

function put(kind: Toast['kind'], text: string, act?: Toast['act']) {
  clearTimeout(timer);
  count += 1;
  const id = count;
  toasts.set({ id, kind, text, act });
  if (kind === 'loading') return;
  const stay_ms = act ? 5000 : 2500;
  timer = setTimeout(() => toasts.set((now) => (now?.id === id ? null : now)), stay_ms);
}
