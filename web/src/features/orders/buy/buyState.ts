/* once */
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '@/features/orders/draft';
import { feeOf } from '@/features/orders/queries';
import { buyWords as words } from '@/features/orders/words';
import { amount } from '@/lib/figures';
import { useSettled } from '@/lib/useSettled';
import { acceptsAll } from '@/trade/form/agreements';
import {
  amountProblem,
  type CardLimits,
  cardProblem,
  mostPayable,
  payingCard,
  wireDecimal,
} from '@/trade/form/limits';
import { type CashAccount, sourceKey, sourceProblem } from '@/trade/form/paySource';
import { cashAccounts, type preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { nextStep } from './nextStep';

const NONE: readonly CashAccount[] = [];

/** What the customer filled in, what it costs, and what the button does next. */
export function useBuy(pre: Output<typeof preBuy>, asked: string | undefined) {
  const [draft, change] = useDraft(pre.fundCode, asked);
  const value = wireDecimal(draft.amount);
  const sources = useQuery(cashAccounts({ fundCode: pre.fundCode })).data?.accounts ?? NONE;
  const source = sources.find((one) => sourceKey(one) === draft.cardId);
  const card = source ? undefined : payingCard(pre.methods, draft.cardId, value);
  const payer = source ?? card;
  const wrong = value ? amountProblem(value, pre) : undefined;
  const unpaid = value ? unpayable(value, source, card) : undefined;
  const fee = useQuery(feeOf(pre.fundCode, useSettled(value && !wrong ? value : undefined)));
  const most = mostPayable(pre.methods);
  const noCard =
    value && !payer && pre.methods.length > 0 ? words.noCard(most && amount(most)) : undefined;
  const step = nextStep(pre, {
    value,
    problem: wrong ?? unpaid,
    hasCard: payer !== undefined,
    accepted: acceptsAll(draft, pre.agreements),
    priced: fee.data?.asked === value,
  });
  return {
    draft,
    change,
    /** Amount as on the wire; empty when none. */
    value,
    card,
    /** The money fund that pays instead of a card. */
    source,
    sources,
    problem: wrong ?? unpaid ?? noCard,
    fee: value && !wrong ? fee.data : undefined,
    feeFailed: fee.isError,
    retryFee: fee.refetch,
    step,
  };
}

/** Why the chosen way to pay cannot pay the amount. */
function unpayable(
  value: string,
  source: CashAccount | undefined,
  card: CardLimits | undefined,
): string | undefined {
  if (source) return sourceProblem(value, source);
  return card && cardProblem(value, card);
}
