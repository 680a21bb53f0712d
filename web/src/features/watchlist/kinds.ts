import { kindOf } from '@/trade/fund/kind';
import type { components } from '@/wire/gen/watchlist';
import type { Watched } from './sorting';

export interface WatchedKind {
  name: string;
  funds: readonly Watched[];
}

/** The watched funds by kind, the kind with the most funds first; each kind keeps their order. */
export function kindsOf(list: readonly Watched[]): WatchedKind[] {
  const byName = new Map<string, Watched[]>();
  for (const one of list) {
    const name = kindOf(one.fund);
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  const kinds = [...byName].map(([name, funds]) => ({ name, funds }));
  return kinds.sort((a, b) => b.funds.length - a.funds.length);
}

/** The customer's own groups that have funds, in their order. */
export function groupsOf({ groups, list }: components['schemas']['Watchlist']): WatchedKind[] {
  const own = groups.map((name) => ({ name, funds: list.filter(({ group }) => group === name) }));
  return own.filter(({ funds }) => funds.length > 0);
}
