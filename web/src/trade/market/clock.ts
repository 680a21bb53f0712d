import { useQuery } from '@tanstack/react-query';
import { runningOn, useNow } from '@/lib/clock';
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

/** The server's business time in ms, as the market has it; null before the first answer. */
export function useMarketTime(): number | null {
  const { data, dataUpdatedAt } = useIndexBoard();
  const now_ms = useNow();
  return data ? runningOn(data.time, dataUpdatedAt, now_ms) : null;
}
