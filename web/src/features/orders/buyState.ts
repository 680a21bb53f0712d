import { useQuery } from '@tanstack/react-query';
import type { preBuy } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { acceptsAll, useDraft } from './draft';
import { amountProblem, cardProblem, payingCard, wireDecimal } from './limits';
import { feeOf, useSettled } from './queries';
import { nextStep } from './steps';
import { buyWords as words } from './words';

/** What the customer filled in, what it costs, and what the button does next. */
export function useBuy(pre: Output<typeof preBuy>, asked: string | undefined) {
  const [draft, change] = useDraft(pre.fundCode, asked);
  const value = wireDecimal(draft.amount);
  const card = payingCard(pre.methods, draft.cardId, value);
  const wrong = value ? amountProblem(value, pre) : undefined;
  const unpaid = value && card ? cardProblem(value, card) : undefined;
  const fee = useQuery(feeOf(pre.fundCode, useSettled(value && !wrong ? value : undefined)));
  const noCard = value && !card && pre.methods.length > 0 ? words.noCard : undefined;
  const step = nextStep(pre, {
    value,
    problem: wrong ?? unpaid,
    hasCard: card !== undefined,
    accepted: acceptsAll(draft, pre.agreements),
    priced: fee.data?.amount === value,
  });
  return {
    draft,
    change,
    /** Amount as on the wire; empty when none. */
    value,
    card,
    /** The amount is within the fund's limits. */
    withinLimits: value !== '' && wrong === undefined,
    problem: wrong ?? unpaid ?? noCard,
    fee: value && !wrong ? fee.data : undefined,
    feeFailed: fee.isError,
    retryFee: fee.refetch,
    step,
  };
}
