import type { heldFunds } from '@/wire/gen/holdings';
import type { Input } from '@/wire/operation';

type Sort = Required<Input<typeof heldFunds>>;

/** The orders in which holdings can stand; the server sorts. */
export const SORTS = {
  value: { label: '按金额', name: '金额从高到低', sortField: 'ASSETAMOUNT', sortType: 'DESC' },
  day: { label: '按昨日', name: '昨日收益从高到低', sortField: 'DAYPROFIT', sortType: 'DESC' },
  dayLow: { label: '按昨日', name: '昨日收益从低到高', sortField: 'DAYPROFIT', sortType: 'ASC' },
  profit: { label: '按收益', name: '持有收益从高到低', sortField: 'HOLDPROFIT', sortType: 'DESC' },
  profitLow: {
    label: '按收益',
    name: '持有收益从低到高',
    sortField: 'HOLDPROFIT',
    sortType: 'ASC',
  },
} as const satisfies Record<string, Sort & { label: string; name: string }>;

export type SortName = keyof typeof SORTS;

/** What the server is asked for. */
export function sortInput(name: SortName): Sort {
  const { sortField, sortType } = SORTS[name];
  return { sortField, sortType };
}
