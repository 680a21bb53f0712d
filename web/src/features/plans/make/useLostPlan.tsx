import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { makeWords as words } from '@/features/plans/words.make';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { TradeBones } from '@/trade/form/TradeBones';
import { useLostAct } from '@/trade/form/useLostAct';
import type { OrderDraft } from '@/trade/form/useOrderDraft';
import { placingWords } from '@/trade/form/words.placing';
import { call } from '@/wire/call';
import { placedUnder } from '@/wire/gen/orders';
import { plans } from '@/wire/gen/plans';
import { PLAN } from '@/wire/gen/topics';
import { openAct, settleAct } from '@/wire/openAct';
import type { Output } from '@/wire/operation';
import { renewSoon } from '@/wire/renew';
import { useArriveAtPlan } from './useArriveAtPlan';
import { isWish, type Wish } from './wish';

/** More than a customer may have at a time. */
const MOST = 100;

type Plan = Output<typeof plans>['plans'][number];

interface Sent {
  draft: OrderDraft;
  wish: Wish;
  /** The plan that is changed; none of a new one. */
  planNo: string | undefined;
}

/**
 * What stands in the place of the form until it is known what became of the last act. The server
 * closes its key first, so that nothing comes of it later; then the customer's plans tell.
 */
export function useLostPlan(confirming: boolean, sent: Sent): ReactNode {
  const ofOrder = useLostAct(confirming);
  const standing = useStore(openAct);
  const act = standing?.of.startsWith('plan ') ? standing : null;
  const [before] = useState(() => openAct.get()?.key);
  const open = act !== null && (act.key === before || (!act.flying && !confirming));
  const asks = open && !act.flying;
  const key = act?.key ?? '';
  const asked = useQuery({
    queryKey: ['planUnder', key],
    queryFn: async ({ signal }) => {
      await call(placedUnder, { key }, { signal });
      return call(plans, { pageSize: MOST }, { signal });
    },
    enabled: asks,
    staleTime: 0,
    gcTime: 0,
  });
  const arrive = useArriveAtPlan();
  const go = useGo();
  const goOn = useEffectEvent((all: readonly Plan[]) => {
    if (!act) return;
    const { draft } = sent;
    settleAct(act.key);
    // What is shown may be from before it.
    renewSoon(PLAN);
    if (act.of === draft.of) {
      const made = madeOf(all, sent);
      if (made) arrive(made.planNo, { of: draft.of, here: true, changed: Boolean(sent.planNo) });
    } else {
      const look = { label: words.look, onClick: () => go(to('/myfixedinvest')) };
      toast.show(words.lostElsewhere, look);
    }
  });
  const { data } = asked;
  useEffect(() => {
    if (asks && data) goOn(data.plans);
  }, [asks, data]);
  if (ofOrder) return ofOrder;
  if (!open) return null;
  if (!asked.error) return <TradeBones />;
  const again = () => void asked.refetch();
  return <QueryFailed cause={asked.error} title={placingWords.unknown} onRetry={again} />;
}

/** The plan that came of what was sent; none where nothing did. */
export function madeOf(
  all: readonly Plan[],
  { draft: { fundCode, known = [] }, wish, planNo }: Sent,
): Plan | undefined {
  return all.find(
    (plan) =>
      (planNo ? plan.planNo === planNo : !known.includes(plan.planNo)) &&
      plan.fundCode === fundCode &&
      (plan.childNo ?? undefined) === (wish.childNo ?? undefined) &&
      isWish(plan, wish),
  );
}
