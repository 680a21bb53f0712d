import { kindOf } from '@/trade/fund/kind';
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
