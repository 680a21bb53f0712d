import { useQueries, useQuery } from '@tanstack/react-query';
import type { Asked } from '@/patterns/asked';
import { heldFunds, pastFunds, profitHistory } from '@/wire/gen/holdings';
import { inputOf, type Unit } from './periods';

/** A fund that the customer holds or once held. */
export interface OwnFund {
  fundCode: string;
  fundName: string;
  totalProfit: string;
  held: boolean;
  /** The day of its last price, while it is held. */
  navDate: string | undefined;
}

/** All of them; together they make each profit of the customer's. */
export function useOwnFunds(): Asked<OwnFund[]> {
  const held = useQuery(heldFunds({}));
  const past = useQuery(pastFunds());
  const data =
    held.data && past.data
      ? [
          ...held.data.funds.map((fund) => ({
            ...fund,
            held: true,
            navDate: fund.navDate ?? undefined,
          })),
          ...past.data.funds.map((fund) => ({ ...fund, held: false, navDate: undefined })),
        ]
      : undefined;
  return {
    data,
    error: held.error ?? past.error,
    dataUpdatedAt: Math.min(held.dataUpdatedAt, past.dataUpdatedAt),
    refetch: () => Promise.all([held.refetch(), past.refetch()]),
  };
}

/** What a fund brought in a unit. */
export interface Part extends OwnFund {
  profit: string;
}

interface Parts {
  /** In the order of the holdings. */
  parts: Part[];
  /** Funds whose price of that day is not there yet. */
  waiting: number;
}

/** What each fund brought in a day, month or year: the server is asked fund by fund. */
export function useParts(unit: Unit, name: string, fundCode?: string): Asked<Parts> {
  const own = useOwnFunds();
  const funds = (own.data ?? []).filter((fund) => !fundCode || fund.fundCode === fundCode);
  const answers = useQueries({
    queries: funds.map((fund) => profitHistory(inputOf({ unit, on: dayIn(name) }, fund.fundCode))),
  });
  const missing = answers.filter(({ data }) => data === undefined);
  const failed = missing.find(({ error }) => error !== null);
  return {
    data:
      own.data && missing.length === 0
        ? partsOf(
            funds,
            answers.map(({ data }) => data?.units.find((row) => row.unit === name)?.profit),
            name,
          )
        : undefined,
    error: own.error ?? failed?.error ?? null,
    dataUpdatedAt: own.dataUpdatedAt,
    refetch: () =>
      Promise.all([!own.data && own.refetch(), ...missing.map(({ refetch }) => refetch())]),
  };
}

/** Pure: the funds with what they brought; those without are left out. */
export function partsOf(
  funds: readonly OwnFund[],
  profits: readonly (string | null | undefined)[],
  name: string,
): Parts {
  const parts = funds.flatMap((fund, at) => {
    const profit = profits[at];
    return profit == null ? [] : [{ ...fund, profit }];
  });
  const late = (fund: OwnFund) => fund.held && fund.navDate !== undefined && fund.navDate < name;
  return {
    parts,
    waiting: name.length < 10 ? 0 : funds.filter(late).length,
  };
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
