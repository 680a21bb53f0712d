import { useEffect, useState } from 'react';

const SLOW_MS = 2500;

/** Turns true when something has run for longer than one waits without a word. */
export function useSlow(running: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!running) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return slow;
}
