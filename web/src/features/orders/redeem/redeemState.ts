import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cardStep,
  intoStep,
  proceedsProblem,
  targetProblem,
} from '@/features/orders/into/intoState';
import { intoWords } from '@/features/orders/into/words.into';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { amount } from '@/lib/figures';
import { accountKey } from '@/trade/form/accountKey';
import { acceptsAll } from '@/trade/form/agreements';
import { compare, typedDecimal, wireDecimal } from '@/trade/form/limits';
import { useOrderDraft } from '@/trade/form/useOrderDraft';
import { usePreview } from '@/trade/form/usePreview';
import { isForPensions } from '@/trade/fund/pension';
import { Refusal } from '@/wire/failure';
import { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type PreRedeem = Output<typeof preRedeem>;

/** What the link says. */
interface Linked {
  /** Shares, as typed. */
  asked?: string | undefined;
  /** The fund that the money is to buy. */
  target?: string | undefined;
  /** The account under which they are held. */
  acco?: string | undefined;
}

/** What the customer chose, the server's previews of it, and what the button does next. */
export function useRedeem(whole: PreRedeem, { asked, target, acco }: Linked) {
  const { fundCode } = whole;
  const { draft, change } = useOrderDraft('redeem', accountKey(fundCode, acco), {
    fundCode: target ?? '',
    amount: asked ?? '',
    asked: [asked, target].filter(Boolean).join('>'),
  });
  const [quick, setQuick] = useState(false);
  const pension = isForPensions(whole);
  const targetFundCode = (!pension && draft.fundCode) || undefined;
  const chosen = { fundCode, tradeAcco: draft.cardId ?? whole.tradeAcco, targetFundCode };
  const account = useQuery({ ...preRedeem(chosen), placeholderData: keepPreviousData });
  const base = account.data ?? whole;
  // The last answer stays while the next one is on its way: it may be of another target.
  const into = base.into?.target.fundCode === targetFundCode ? base.into : undefined;
  const value = wireDecimal(draft.amount);
  const wrong = sharesProblem(value, base, quick);
  const preview = usePreview(preRedeem, (shares) => ({ ...chosen, shares }), {
    amount: value,
    fault: wrong,
  });
  const { pre, exact } = preview;
  const problem = wrong ?? (exact && pre?.into ? proceedsProblem(pre.into) : undefined);
  const accepted = acceptsAll(draft, into?.agreements ?? []);
  const failed = preview.failed || (targetFundCode !== undefined && account.isError);
  const filled = { value, problem, accepted, exact, failed };
  return {
    draft,
    change,
    /** Shares as on the wire; empty when none. */
    value,
    problem,
    quick: quick && !targetFundCode,
    /** It goes back to the pension account, and nowhere else. */
    pension,
    setQuick,
    /** Whether a big redemption's rest waits. */
    deferRest: draft.keepsRest === undefined ? base.deferRest : !draft.keepsRest,
    /** Preview of all shares of the chosen account. */
    base,
    /** Of the purchase with all of them; none without a target, or while it is not known. */
    into: into ?? undefined,
    /** Why the target will not do. */
    targetProblem: into ? targetProblem(into) : targetFundCode && refusalOf(account.error),
    /** Preview of what is typed, or of what was typed just before. */
    pre,
    step: targetFundCode ? intoStep(base, into ?? undefined, filled) : cardStep(base, filled),
    /** What is refused is said at the target. */
    failed: preview.failed && !(account.error instanceof Refusal),
    retry: preview.retry,
  };
}

function refusalOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  return error instanceof Refusal ? error.message : intoWords.lost;
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
