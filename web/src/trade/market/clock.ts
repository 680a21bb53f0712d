import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chinaDay } from '@/lib/days';
import { showIndexBoard } from '@/wire/gen/market';

const POLL_MS = 60_000;

/** Index quotes and the market clock: asked anew every minute, and not while the page is hidden. */
export function useIndexBoard() {
  return useQuery({
    ...showIndexBoard({}),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
}

/**
 * The server's business time in ms, running by the second; null before the first answer. The
 * device's clock only measures how long ago that answer came.
 */
export function useBusinessTime(): number | null {
  const { data, dataUpdatedAt } = useIndexBoard();
  const now_ms = useNow();
  if (!data) return null;
  return Date.parse(data.time) + Math.max(0, now_ms - dataUpdatedAt);
}

/** The business day, YYYY-MM-DD; before the first answer, and without one, the day in China. */
export function useBusinessDay(): string {
  const { data } = useQuery({ ...showIndexBoard({}), staleTime: POLL_MS });
  return chinaDay(data ? Date.parse(data.time) : Date.now());
}

function useNow(): number {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now_ms;
}
