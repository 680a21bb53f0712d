import type { heldFunds } from '@/api/gen/holdings';
import type { Input, Output } from '@/api/operation';

type HeldFund = Output<typeof heldFunds>['funds'][number];
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

const PARTS: Record<string, { part: string; name: string }> = {
  '1101': { part: 'stock', name: '股票型' },
  '1103': { part: 'mixed', name: '混合型' },
  '1105': { part: 'bond', name: '债券型' },
  '1109': { part: 'money', name: '货币型' },
  '1110': { part: 'qdii', name: 'QDII' },
};
const OTHER = { part: 'other', name: '其他' };

/** The part of the assets to which a type of fund belongs, as the overview divides them. */
export function partOf(fundType: string): { part: string; name: string } {
  return PARTS[fundType] ?? OTHER;
}

/** How many holdings each part has, in the order of `parts`. */
export function countByPart(
  funds: readonly Pick<HeldFund, 'fundType'>[],
  parts: readonly { part: string; name: string; value: string }[],
) {
  return parts
    .map((part) => ({
      ...part,
      count: funds.filter((fund) => partOf(fund.fundType).part === part.part).length,
    }))
    .filter(({ count }) => count > 0);
}
