import { useEffect, useState } from 'react';

/** The device's time in ms, by the second. It only measures how long ago an answer came. */
export function useNow(): number {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now_ms;
}

/** The server's time in ms, which it said in an answer that came at `cameAt_ms`. */
export function runningOn(said: string, cameAt_ms: number, now_ms: number): number {
  return Date.parse(said) + Math.max(0, now_ms - cameAt_ms);
}
