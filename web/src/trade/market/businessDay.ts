import { useQuery } from '@tanstack/react-query';
import { chinaDay } from '@/lib/days';
import { showIndexBoard } from '@/wire/gen/market';

const STALE_MS = 60_000;

/** The business day, YYYY-MM-DD; before the first answer, and without one, the day in China. */
export function useBusinessDay(): string {
  const { data } = useQuery({ ...showIndexBoard({}), staleTime: STALE_MS });
  return chinaDay(data ? Date.parse(data.time) : Date.now());
}

/** The server's time in ms when an answer came, at `cameAt_ms` of the device; null before it is known. */
export function useTimeOf(cameAt_ms: number): number | null {
  const { data, dataUpdatedAt } = useQuery({ ...showIndexBoard({}), staleTime: STALE_MS });
  return data ? Date.parse(data.time) + cameAt_ms - dataUpdatedAt : null;
}
