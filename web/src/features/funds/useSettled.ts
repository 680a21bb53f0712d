import { useEffect, useState } from 'react';

/** A value once it has not changed for `quiet_ms`; an empty one at once. */
export function useSettled(value: string, quiet_ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? quiet_ms : 0);
    return () => clearTimeout(timer);
  }, [value, quiet_ms]);
  return settled;
}
