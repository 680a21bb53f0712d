import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPaidAgain, isPaying } from '@/trade/order/states';
import { quietly } from '@/wire/ahead';
import { orderDetail, payState } from '@/wire/gen/orders';
import { ORDER } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';
import { pollAfter, useBankPatience } from './patience';

/** An order; while it is paying or paid again, the bank's answer is asked for until it is there. */
export function useOrder(orderNo: string) {
  // The page itself says why there is no order.
  const order = useQuery(quietly(orderDetail, { orderNo }));
  const shown = order.data?.payStatus;
  const paying = shown !== undefined && isPaying(shown);
  const waits = paying || (order.data !== undefined && isPaidAgain(order.data));
  const asked = useQuery({
    ...payState({ orderNo }),
    enabled: waits,
    refetchInterval: ({ state }) => {
      const settled = state.data && state.data.payStatus !== shown;
      return settled ? false : pollAfter(state.dataUpdateCount + state.errorUpdateCount);
    },
    staleTime: 0,
  });
  const settled = waits && asked.data !== undefined && asked.data.payStatus !== shown;
  useEffect(() => {
    if (settled) void renew(ORDER);
  }, [settled]);
  return { order, late: useBankPatience(paying && !settled) };
}
