import { useQuery } from '@tanstack/react-query';
import type { Of } from '@/features/holdings/purpose';
import { useBusinessDay } from '@/trade/market/businessDay';
import { profitHistory, profitLine } from '@/wire/gen/holdings';
import { inputOf, lastKnown } from './periods';

/** The days between which there is a profit to look at. */
export interface Bounds {
  /** The first day with a profit: its year at first, then its month, then itself. */
  first: string;
  /** Whether that is the day itself. */
  sure: boolean;
  /** The last day with a profit; the business day before it is known. */
  last: string;
  /** The business day. */
  today: string;
}

/** Finds them: the first year is known, its first month and day are asked for. */
export function useBounds(firstYear: string, of: Of): Bounds {
  const today = useBusinessDay();
  const year = `${firstYear}-01-01`;
  const months = useQuery(profitHistory(inputOf({ unit: 'month', on: year }, of)));
  const month = months.data?.units.find(({ profit }) => profit != null)?.unit;
  const days = useQuery({
    ...profitHistory(inputOf({ unit: 'day', on: `${month}-01` }, of)),
    enabled: month !== undefined,
  });
  const day = days.data?.units.find(({ profit }) => profit != null)?.unit;
  const line = useQuery(profitLine({ window: '1m', ...of }));
  const last = line.data?.points.at(-1)?.date ?? lastKnown(days.data?.units ?? []) ?? today;
  return {
    first: day ?? (month ? `${month}-01` : year),
    sure: day !== undefined,
    last: line.data?.points.length ? last : today,
    today,
  };
}
