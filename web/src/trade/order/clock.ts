import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { chinaDay, shortDay } from '@/lib/days';
import { requestDates } from '@/wire/gen/orders';
import { CLOCK } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';

type Direction = 'buy' | 'redeem';

const MINUTE_MS = 60_000;

/** The server's business time now, in ms since 1970; null until it is known. Ticks each second. */
export function useBusinessTime(direction: Direction, fundCode: string, on = true): number | null {
  const dates = useQuery({
    ...requestDates({ direction, fundCode }),
    staleTime: MINUTE_MS,
    enabled: on,
  });
  const [, tick] = useState(0);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [on]);
  if (!dates.data) return null;
  return Date.parse(dates.data.at) + (Date.now() - dates.dataUpdatedAt);
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

/** `2026-11-20T15:00:00+08:00` → `15:00`: the wire has Shanghai time. */
export function clockOf(instant: string): string {
  return instant.slice(11, 16);
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
