import { heldFunds } from '@/wire/gen/holdings';
import { kept, PROFIT_KEPT_MS } from '@/wire/kept';
import type { Input } from '@/wire/operation';

type Sort = Required<Omit<Input<typeof heldFunds>, 'purpose'>>;

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

/** What is held, in the order asked for; kept for two hours, as the overview beside it. */
export function heldBy(name: SortName = 'value') {
  const { sortField, sortType } = SORTS[name];
  return kept(heldFunds, PROFIT_KEPT_MS, { sortField, sortType });
}
