import { isMoney } from '@/trade/fund/money';
import type { components } from '@/wire/gen/watchlist';

export type Watched = components['schemas']['WatchedFund'];
export type Window = components['schemas']['Window'];

/** What the last column shows: growth in a window, or since the fund was added. */
export type Span = Window | 'added';

/** The column that orders the list; `added` is the customer's own order. */
export interface Order {
  by: 'added' | 'day' | 'span';
  descending: boolean;
}

/** The figure of the last column, as a fraction; money funds show their seven-day yield. */
export function spanFigure({ fund, growthSinceAdded }: Watched, span: Span) {
  if (isMoney(fund)) return fund.sevenDayYield;
  return span === 'added' ? growthSinceAdded : fund.periodGrowth;
}

/** The list in an order; funds without the figure come last, whichever way it goes. */
export function sorted(list: readonly Watched[], order: Order, span: Span): Watched[] {
  if (order.by === 'added') return [...list];
  const figure = (one: Watched) =>
    order.by === 'day' ? one.fund.dayGrowth : spanFigure(one, span);
  const way = order.descending ? -1 : 1;
  return [...list].sort((a, b) => {
    const [left, right] = [figure(a), figure(b)];
    if (left == null || right == null) return Number(left == null) - Number(right == null);
    return way * (Number(left) - Number(right));
  });
}

/** A tap on a column: the best first, then the worst first, then the customer's own order. */
export function nextOrder(order: Order, by: 'day' | 'span'): Order {
  if (order.by !== by) return { by, descending: true };
  return order.descending ? { by, descending: false } : { by: 'added', descending: true };
}
