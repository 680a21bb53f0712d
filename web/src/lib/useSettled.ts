import { useEffect, useState } from 'react';

const KEYS_MS = 250;

/** A value once it has stood still for a moment, so that each key does not make a call. */
export function useSettled<T>(value: T, quiet_ms = KEYS_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet_ms);
    return () => clearTimeout(timer);
  }, [value, quiet_ms]);
  return settled;
}
