import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Reading {
  /** Stands behind the last line. */
  end: RefObject<HTMLDivElement | null>;
  /** The last line has been on the screen. */
  finished: boolean;
  /** Seconds that are left of those that it must be read. */
  left: number;
}

/**
 * Follows whether a text was read to its end, and how long it must still be read. The server counts
 * from when it handed the text out, and said how many seconds were left when its answer came: here
 * they run down by the time that has passed, whatever a hidden page does to timers.
 */
export function useReading(seconds: number, since_ms: number): Reading {
  const end = useRef<HTMLDivElement>(null);
  const [finished, setFinished] = useState(false);
  const [now_ms, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil(seconds - (now_ms - since_ms) / 1000));
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setFinished(true);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return { end, finished, left };
}
