import { useEffect, useState } from 'react';
import { useDay } from './day';

/** The business clock by the second: `2026-11-23 07:31:08`; empty before it is known. */
export function useClock(): string {
  const { data, dataUpdatedAt } = useDay();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!data) return '';
  const passed = Math.max(0, now - dataUpdatedAt);
  const china = new Date(Date.parse(data.now) + passed + 8 * 3_600_000);
  return china.toISOString().slice(0, 19).replace('T', ' ');
}
