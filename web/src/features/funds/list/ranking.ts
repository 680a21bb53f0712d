import type { Choice } from '@/ui/choices';
import type { components } from '@/wire/gen/funds';
import { conditionsOf, type Filters, filtersIn } from './filters';

export type Window = components['schemas']['Window'];
export type RankOrder = components['schemas']['RankOrder'];
type Request = components['schemas']['RankFundsRequest'];

/** What the ranking screen asks for. */
export interface Ranking {
  type: string;
  period: Window;
  sort: RankOrder;
  ascending: boolean;
  filters: Filters;
}

export const rankTypes: readonly Choice<string>[] = [
  { value: 'all', label: '全部' },
  { value: 'new', label: '新发' },
  { value: '1103', label: '混合' },
  { value: '1101', label: '股票' },
  { value: '1105', label: '债券' },
  { value: 'index', label: '指数' },
  { value: '1110', label: 'QDII' },
  { value: '1109', label: '货币' },
  { value: '1107', label: '保本' },
  { value: '1199', label: '其他' },
];

export const rankOrders: readonly (Choice<RankOrder> & { sub: string })[] = [
  { value: 'growth', label: '区间涨幅', sub: '所选区间的涨跌幅' },
  { value: 'dayGrowth', label: '日涨跌', sub: '最近一个净值日' },
  { value: 'drawdown', label: '回撤小', sub: '近1年最大回撤' },
  { value: 'sharpe', label: '夏普比率', sub: '近1年，承担同样波动的回报' },
  { value: 'size', label: '规模', sub: '最近报告的净资产' },
  { value: 'stars', label: '评级', sub: '五年期先于三年期' },
  { value: 'established', label: '成立时间', sub: '成立早的在前' },
];

const WINDOWS: readonly Window[] = ['1w', '1m', '3m', '6m', '1y', '2y', '3y', '5y', 'ytd', 'all'];

/** A ranking as an address tells it; what it tells wrongly counts as not told. */
export function rankingIn(args: Partial<Record<string, string>>): Ranking {
  return {
    type: rankTypes.find(({ value }) => value === args.type)?.value ?? 'all',
    period: WINDOWS.find((one) => one === args.period) ?? '1y',
    sort: rankOrders.find(({ value }) => value === args.sort)?.value ?? 'growth',
    ascending: args.up === '1',
    filters: filtersIn(args.filters),
  };
}

/** A money fund has no growth to rank by: its list goes by the seven-day yield. */
export function orderOf({ type, sort }: Pick<Ranking, 'type' | 'sort'>): RankOrder {
  return type === '1109' && sort === 'growth' ? 'sevenDay' : sort;
}

/** Classes of one product are one row. */
export function requestOf(ranking: Ranking): Request {
  const { type, period, ascending, filters } = ranking;
  const sort = orderOf(ranking);
  const conditions = conditionsOf(filters);
  return { fundType: type, period, sort, ascending, mergeClasses: true, ...conditions };
}
