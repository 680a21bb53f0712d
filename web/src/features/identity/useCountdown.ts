import { useEffect, useState } from 'react';

/** When a code may be sent again, by purpose and mobile; outlives the screen. */
const readyAt_ms = new Map<string, number>();

/** Notes that a code has just been sent. */
export function noteSent(key: string, resendAfterSeconds: number) {
  readyAt_ms.set(key, Date.now() + resendAfterSeconds * 1000);
}

/** Whether a code is on its way that was sent so shortly ago that another is refused. */
export function sentLately(key: string): boolean {
  return secondsLeft(key) > 0;
}

/** Seconds until a code may be sent again; counts down by itself, 0 when it may. */
export function useCountdown(key: string): number {
  const [left, setLeft] = useState(() => secondsLeft(key));
  useEffect(() => {
    setLeft(secondsLeft(key));
    const timer = setInterval(() => setLeft(secondsLeft(key)), 250);
    return () => clearInterval(timer);
  }, [key]);
  return left;
}

function secondsLeft(key: string): number {
  return Math.max(0, Math.ceil(((readyAt_ms.get(key) ?? 0) - Date.now()) / 1000));
}
