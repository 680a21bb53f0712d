import { useState } from 'react';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import type { TradeStep } from './step';
import type { OrderDraft } from './useOrderDraft';

/**
 * What the one button of a form does, and whether it has asked for the password. `fundCode` is the
 * fund that comes in, whose risk book may have to be signed first.
 */
export function usePaying(
  step: TradeStep,
  fundCode: string,
  draft: OrderDraft,
  change: (change: Partial<OrderDraft>) => void,
) {
  const [paying, setPaying] = useState(draft.pays === true);
  const go = useGo();
  function act() {
    if (step.kind === 'sign') go(to('/riskbook', { fundCode }));
    else if (step.kind === 'go') go(step.to);
    else if (step.kind === 'pay') setPaying(true);
  }
  function stopPaying() {
    setPaying(false);
    change({ pays: false });
  }
  return { paying, act, stopPaying };
}
