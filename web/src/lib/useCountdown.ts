/* once */
import { useSyncExternalStore } from 'react';

/** When something may be asked for again, such as a code of a mobile; outlives the screen. */
const readyAt_ms = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that something has to be waited for, from now on. */
export function noteWait(key: string, seconds: number) {
  readyAt_ms.set(key, Date.now() + seconds * 1000);
  for (const tell of listeners) tell();
}

/** Whether a code is on its way that was sent so shortly ago that another is refused. */
export function sentLately(key: string): boolean {
  return secondsLeft(key) > 0;
}

/** Seconds until it may be asked for again; counts down by itself, 0 when it may. */
export function useCountdown(key: string): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(key));
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  const timer = setInterval(tell, 250);
  return () => {
    listeners.delete(tell);
    clearInterval(timer);
  };
}

function secondsLeft(key: string): number {
  return Math.max(0, Math.ceil(((readyAt_ms.get(key) ?? 0) - Date.now()) / 1000));
}
