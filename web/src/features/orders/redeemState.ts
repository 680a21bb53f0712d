import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { amount } from '@/lib/figures';
import { compare, typedDecimal, wireDecimal } from './limits';
import { staying, useSettled } from './queries';
import { redeemWords as words } from './words';

type PreRedeem = Output<typeof preRedeem>;

/** What the customer chose, and the server's previews of it. */
export function useRedeem(whole: PreRedeem, asked: string | undefined) {
  const { fundCode } = whole;
  const [typed, setTyped] = useState(asked ?? '');
  const [tradeAcco, setTradeAcco] = useState(whole.tradeAcco);
  const [quick, setQuick] = useState(false);
  const account = useQuery({ ...preRedeem({ fundCode, tradeAcco }), ...staying });
  const base = account.data ?? whole;
  const value = wireDecimal(typed);
  const problem = sharesProblem(value, base, quick);
  const settled = useSettled(value && !problem ? value : undefined);
  const preview = useQuery({
    ...preRedeem({ fundCode, tradeAcco, shares: settled }),
    ...staying,
    enabled: settled !== undefined,
  });
  const pre = settled === undefined ? undefined : preview.data;
  const exact = settled === value && preview.data !== undefined && !preview.isPlaceholderData;
  return {
    typed,
    setTyped,
    /** Shares as on the wire; empty when none. */
    value,
    problem,
    setTradeAcco,
    quick,
    setQuick,
    /** Preview of all shares of the chosen account. */
    base,
    /** Preview of what is typed, or of what was typed just before. */
    pre,
    /** Why it cannot be submitted; nothing when it can. */
    why: waitingFor(base, value, problem, exact, preview.isError),
    failed: preview.isError,
    retry: preview.refetch,
  };
}

function waitingFor(
  base: PreRedeem,
  value: string,
  problem: string | undefined,
  exact: boolean,
  failed: boolean,
): string | undefined {
  if (!base.open) return base.closedReason || words.closed;
  if (!value) return words.needShares;
  // Why stands under the shares, and what is lost above the bar: neither is said twice.
  if (problem) return words.changeShares;
  if (failed) return words.retryFirst;
  return exact ? undefined : words.computing;
}

/** Why these shares cannot be redeemed; nothing when they can. */
export function sharesProblem(
  value: string,
  pre: Pick<PreRedeem, 'available' | 'minRedeem' | 'quick'>,
  quick: boolean,
): string | undefined {
  if (!value) return undefined;
  if (compare(value, pre.available) > 0) return words.over(amount(pre.available));
  if (compare(value, pre.minRedeem) < 0 && compare(value, pre.available) !== 0) {
    return words.below(typedDecimal(pre.minRedeem));
  }
  // A money fund's share is one yuan, so its shares meet the limit of money as they are.
  if (quick && pre.quick && compare(value, pre.quick.leftToday) > 0) {
    return words.quickOver(amount(pre.quick.leftToday));
  }
  return undefined;
}
