import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { lostOrderWords as words } from '@/features/orders/words';
import { useStore } from '@/lib/store';
import { QueryFailed } from '@/patterns/QueryFailed';
import { usePlace } from '@/route/history';
import { TradeBones } from '@/trade/form/TradeBones';
import { placedUnder } from '@/wire/gen/orders';
import { openAct, settleAct } from '@/wire/openAct';
import type { Output } from '@/wire/operation';
import { useArriveAtOrder } from './useArriveAtOrder';

type Placed = NonNullable<Output<typeof placedUnder>['order']>;

/**
 * What stands in the place of a form until it is known what became of the last order, wherever it
 * was placed. An act of this very form may be tried again while the customer is confirming; one
 * that was open before may not. Where there is an order, its result follows; where there is none,
 * the server takes none any more under that key, and the form comes back as it was filled in.
 */
export function useLostOrder(confirming: boolean): ReactNode {
  const act = useStore(openAct);
  const [before] = useState(() => openAct.get()?.key);
  const open = act !== null && (act.key === before || (!act.flying && !confirming));
  const asks = open && !act.flying;
  const asked = useQuery({
    ...placedUnder({ key: act?.key ?? '' }),
    enabled: asks,
    staleTime: 0,
    gcTime: 0,
  });
  const arrive = useArriveAtOrder();
  const { pathname, search } = usePlace();
  const goOn = useEffectEvent((order: Placed | null) => {
    if (!act) return;
    settleAct(act.key);
    if (order) arrive(order, { at: act.at, here: act.at === pathname + search });
  });
  const { data } = asked;
  useEffect(() => {
    if (asks && data) goOn(data.order ?? null);
  }, [asks, data]);
  if (!open) return null;
  if (!asked.error) return <TradeBones />;
  return (
    <QueryFailed cause={asked.error} title={words.title} onRetry={() => void asked.refetch()} />
  );
}
