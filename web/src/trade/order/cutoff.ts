import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runningOn, useNow } from '@/lib/clock';
import { chinaDay, clockOf, shortDay } from '@/lib/days';
import { requestDates } from '@/wire/gen/orders';
import { CLOCK } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';

type Direction = 'buy' | 'redeem';

const MINUTE_MS = 60_000;

/** The server's business time in ms, as it takes orders for a fund; null before its answer. */
export function useOrderTime(direction: Direction, fundCode: string): number | null {
  const dates = useQuery({ ...requestDates({ direction, fundCode }), staleTime: MINUTE_MS });
  const now_ms = useNow();
  return dates.data ? runningOn(dates.data.at, dates.dataUpdatedAt, now_ms) : null;
}

/** Seconds until an instant; null when there is none or it is more than a day away. */
export function secondsUntil(instant: string | null | undefined, now_ms: number | null) {
  if (!instant || now_ms === null) return null;
  const left = Math.ceil((Date.parse(instant) - now_ms) / 1000);
  return left <= 86_400 ? Math.max(0, left) : null;
}

/** Once the cut-off has passed, what the business clock promises is asked anew. */
export function useCutoff(left: number | null) {
  const passed = left === 0;
  useEffect(() => {
    if (passed) void renew(CLOCK);
  }, [passed]);
}

/** Until when an order belongs to T: `今天15:00前`, or `11-23 周一 15:00前`. */
export function cutoffWords(
  tDay: string,
  cutoff: string | null | undefined,
  now_ms: number | null,
) {
  const today = now_ms === null ? null : chinaDay(now_ms);
  const day = tDay === today ? '今天' : shortDay(tDay);
  return cutoff ? `${day}${day === '今天' ? '' : ' '}${clockOf(cutoff)}前` : day;
}
