import { runningOn, useNow } from '@/lib/clock';
import { chinaDay, chinaTime } from '@/lib/days';
import { useDay } from './day';

/** The business clock by the second: `2026-11-23 07:31:08`; empty before it is known. */
export function useClock(): string {
  const { data, dataUpdatedAt } = useDay();
  const now_ms = useNow();
  if (!data) return '';
  const there_ms = runningOn(data.now, dataUpdatedAt, now_ms);
  return `${chinaDay(there_ms)} ${chinaTime(there_ms)}`;
}
