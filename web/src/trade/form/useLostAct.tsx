import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@/lib/store';
import { QueryFailed } from '@/patterns/QueryFailed';
import { usePlace } from '@/route/history';
import { placedUnder } from '@/wire/gen/orders';
import { HOLDING, ORDER } from '@/wire/gen/topics';
import { openAct, settleAct } from '@/wire/openAct';
import type { Output } from '@/wire/operation';
import { renewSoon } from '@/wire/renew';
import { TradeBones } from './TradeBones';
import { useArriveAtOrder } from './useArriveAtOrder';
import { placingWords as words } from './words.placing';

/** What became of a plan the form of plans asks: no order tells of it. */
const PLAN = /^plan /;

type Placed = NonNullable<Output<typeof placedUnder>['order']>;

/**
 * What stands in the place of a form until it is known what became of the last act, wherever it
 * was done. An act of this very form may be tried again while the customer is confirming; one
 * that was open before may not. Where there is an order, its result follows; where there is none,
 * the server takes none any more under that key, and the form comes back as it was filled in.
 */
export function useLostAct(confirming: boolean, bones: ReactNode = <TradeBones />): ReactNode {
  const standing = useStore(openAct);
  const act = standing && PLAN.test(standing.of) ? null : standing;
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
    const { key, at, of } = act;
    settleAct(key);
    if (!order) return;
    // What is shown may be from before it.
    renewSoon(ORDER | HOLDING);
    arrive(order, { of, here: at === pathname + search });
  });
  const { data } = asked;
  useEffect(() => {
    if (asks && data) goOn(data.order ?? null);
  }, [asks, data]);
  if (!open) return null;
  if (!asked.error) return bones;
  return (
    <QueryFailed cause={asked.error} title={words.unknown} onRetry={() => void asked.refetch()} />
  );
}
