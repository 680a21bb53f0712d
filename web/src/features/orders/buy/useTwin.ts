import { useQueryClient } from '@tanstack/react-query';
import { compare } from '@/trade/form/limits';
import { isBuy } from '@/trade/order/states';
import { ordersInTransit, requestDates } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Order = Output<typeof ordersInTransit>['orders'][number];

/** So soon nobody means a second one without being asked: another tab, or a second tap. */
const SOON_MS = 120_000;

/** Looks whether the same purchase was placed a moment ago, here or elsewhere. */
export function useTwin(fundCode: string, value: string) {
  const client = useQueryClient();
  return async function look(): Promise<Order | undefined> {
    const fresh = { staleTime: 0 };
    const asked = Promise.all([
      client.fetchQuery({ ...ordersInTransit(), ...fresh }),
      client.fetchQuery({ ...requestDates({ fundCode, direction: 'buy' }), ...fresh }),
    ]);
    // Without an answer nothing is known, and the order itself will tell.
    const answer = await asked.catch(() => null);
    return answer ? twinOf(answer[0].orders, { fundCode, value, at: answer[1].at }) : undefined;
  };
}

interface Wanted {
  fundCode: string;
  /** As on the wire. */
  value: string;
  /** The business time. */
  at: string;
}

/** The purchase of the same fund and sum that was placed within the last two minutes. */
export function twinOf(
  orders: readonly Order[],
  { fundCode, value, at }: Wanted,
): Order | undefined {
  const since = Date.parse(at) - SOON_MS;
  return orders.find(
    (order) =>
      isBuy(order) &&
      order.fundCode === fundCode &&
      compare(order.amount ?? '0', value) === 0 &&
      Date.parse(order.createdAt) >= since,
  );
}
