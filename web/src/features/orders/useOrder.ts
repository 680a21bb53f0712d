import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderDetail, payState } from '@/api/gen/orders';
import { useBankPatience } from './patience';
import { isPaying, POLL_MS } from './states';

/** An order; while it is paying, the bank's answer is asked for until it is there. */
export function useOrder(orderNo: string) {
  const client = useQueryClient();
  const order = useQuery(orderDetail({ orderNo }));
  const paying = order.data !== undefined && isPaying(order.data.payStatus);
  const asked = useQuery({
    ...payState({ orderNo }),
    enabled: paying,
    refetchInterval: ({ state }) =>
      !state.data || isPaying(state.data.payStatus) ? POLL_MS : false,
    staleTime: 0,
  });
  const settled = paying && asked.data !== undefined && !isPaying(asked.data.payStatus);
  useEffect(() => {
    if (settled) client.invalidateQueries({ queryKey: [orderDetail.id] });
  }, [settled, client]);
  return { order, late: useBankPatience(paying && !settled) };
}
