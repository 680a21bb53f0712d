import { useQuery } from '@tanstack/react-query';
import { heldBy } from '@/features/holdings/asset/heldSorts';
import type { Of } from '@/features/holdings/purpose';
import type { Asked } from '@/patterns/asked';
import { pastFunds, profitByFund } from '@/wire/gen/holdings';
import type { Unit } from './periods';

/** A fund that the customer holds or once held. */
export interface OwnFund {
  fundCode: string;
  fundName: string;
  totalProfit: string;
  held: boolean;
}

/** All of them; together they make each profit of the customer's. */
export function useOwnFunds(): Asked<OwnFund[]> {
  const held = useQuery(heldBy());
  const past = useQuery(pastFunds());
  const data =
    held.data && past.data
      ? [
          ...held.data.funds.map((fund) => ({ ...fund, held: true })),
          ...past.data.funds.filter((fund) => !fund.held).map((fund) => ({ ...fund, held: false })),
        ]
      : undefined;
  return {
    data,
    error: held.error ?? past.error,
    dataUpdatedAt: Math.min(held.dataUpdatedAt, past.dataUpdatedAt),
    refetch: () => Promise.all([held.refetch(), past.refetch()]),
  };
}

/** What each fund brought in a day, month or year; one answer for all of them. */
export function useParts(unit: Unit, name: string, of: Of = {}) {
  return useQuery(profitByFund({ unit, on: dayIn(name), ...of }));
}

/** A day within a unit: `2026` → `2026-01-01`. */
export function dayIn(name: string): string {
  return `${name}-01-01`.slice(0, 10);
}

/** The largest profit first, the heaviest loss last; where amounts hide, the order tells nothing. */
export function inOrder<Row>(rows: readonly Row[], profit: (row: Row) => string, hidden: boolean) {
  if (hidden) return rows;
  return rows.toSorted((a, b) => Number(profit(b)) - Number(profit(a)));
}
