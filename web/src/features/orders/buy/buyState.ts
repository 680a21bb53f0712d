/* once */
import { useQuery } from '@tanstack/react-query';
import { amount } from '@/lib/figures';
import { accountKey } from '@/trade/form/accountKey';
import { acceptsAll } from '@/trade/form/agreements';
import {
  amountProblem,
  type CardLimits,
  cardProblem,
  mostPayable,
  payingCard,
} from '@/trade/form/buyLimits';
import { nextStep } from '@/trade/form/buyStep';
import { wireDecimal } from '@/trade/form/limits';
import { type CashAccount, payingSource, sourceProblem } from '@/trade/form/paySource';
import { useOrderDraft } from '@/trade/form/useOrderDraft';
import { usePreview } from '@/trade/form/usePreview';
import { buyWords as words } from '@/trade/form/words.buy';
import { buyFee, cashAccounts, type preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { chargedFee } from './voucher';

type PreBuy = Output<typeof preBuy>;

const NONE: readonly CashAccount[] = [];

/** What the customer filled in, what it costs, and what the button does next. */
export function useBuy(pre: PreBuy, asked?: string, acco?: string) {
  const { fundCode } = pre;
  const { draft, change } = useOrderDraft('buy', accountKey(fundCode, acco), {
    fundCode,
    amount: asked ?? '',
  });
  const value = wireDecimal(draft.amount);
  const own = useQuery({ ...cashAccounts({ fundCode }), enabled: !acco }).data;
  // What a child buys its own card pays, whether it can or not.
  const cash = acco ? undefined : own;
  const only = pre.methods[0]?.cardId;
  const sources = cash?.accounts ?? NONE;
  const source = payingSource(sources, cash?.payFirst, draft.cardId, value);
  const card = source ? undefined : payingCard(pre.methods, acco ? only : draft.cardId, value);
  const payer = source ?? card;
  const wrong = value ? amountProblem(value, pre) : undefined;
  const unpaid = value ? unpayable(value, source, card) : undefined;
  const fee = usePreview(buyFee, (amount) => ({ fundCode, amount }), {
    amount: value,
    fault: wrong,
  });
  const most = mostPayable(pre.methods);
  const noCard =
    value && !payer && pre.methods.length > 0 ? words.noCard(most && amount(most)) : undefined;
  const step = nextStep(pre, {
    value,
    problem: wrong ?? unpaid,
    hasCard: payer !== undefined,
    accepted: acceptsAll(draft, pre.agreements),
    priced: fee.exact,
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
    /** With the voucher, where it is wanted and a card pays. */
    fee: chargedFee(fee.pre, !source && draft.voucher === true),
    /** What a voucher would save; nothing of what a money fund pays. */
    offer: source ? undefined : (fee.pre?.withVoucher ?? undefined),
    feeFailed: fee.failed,
    retryFee: fee.retry,
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
