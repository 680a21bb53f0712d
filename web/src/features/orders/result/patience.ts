import { useEffect, useState } from 'react';

/** How long a bank usually needs at most. */
const PATIENCE_MS = 20_000;

/** True once the bank has let the customer wait longer than usual. */
export function useBankPatience(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
