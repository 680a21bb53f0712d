import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { amount } from '@/lib/figures';
import { accountKey } from '@/trade/form/accountKey';
import { acceptsAll } from '@/trade/form/agreements';
import { barrierTo, signsFirst } from '@/trade/form/barrier';
import { compare, typedDecimal, wireDecimal } from '@/trade/form/limits';
import type { TradeStep } from '@/trade/form/step';
import { useOrderDraft } from '@/trade/form/useOrderDraft';
import { usePreview } from '@/trade/form/usePreview';
import { preConvert } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { convertWords as words } from './words.convert';

export type PreConvert = Output<typeof preConvert>;

/** What the customer chose, the server's previews of it, and what the button does next. */
export function useConvert(whole: PreConvert, asked?: string, acco?: string) {
  const { fundCode, target } = whole;
  const targetFundCode = target.fundCode;
  const key = accountKey(`${fundCode}>${targetFundCode}`, acco);
  const { draft, change } = useOrderDraft('convert', key, {
    fundCode: targetFundCode,
    amount: asked ?? '',
  });
  const chosen = { fundCode, targetFundCode, tradeAcco: draft.cardId ?? whole.tradeAcco };
  const account = useQuery({ ...preConvert(chosen), placeholderData: keepPreviousData });
  const base = account.data ?? whole;
  const value = wireDecimal(draft.amount);
  const wrong = sharesProblem(value, base);
  const { pre, exact, failed, retry } = usePreview(
    preConvert,
    (shares) => ({ ...chosen, shares }),
    { amount: value, fault: wrong },
  );
  const problem = wrong ?? (pre && exact ? targetProblem(pre) : undefined);
  const accepted = acceptsAll(draft, base.agreements);
  const step = nextStep(base, { value, problem, accepted, exact, failed });
  return {
    draft,
    change,
    /** Shares as on the wire; empty when none. */
    value,
    problem,
    /** Preview of all shares of the chosen account. */
    base,
    /** Preview of what is typed, or of what was typed just before. */
    pre,
    step,
    toConfirm: step.kind === 'pay' ? confirmedOf(base, value, pre?.fee?.redeemFee) : undefined,
    failed,
    retry,
  };
}

/** All that is confirmed by the password, and sent. */
function confirmedOf(base: PreConvert, shares: string, promisedFee: string | undefined) {
  const { fundCode, fundName, target, tradeAcco } = base;
  const agreements = base.agreements.map(({ id }) => id);
  return {
    names: [fundName, target.fundName] as const,
    input: { fundCode, targetFundCode: target.fundCode, tradeAcco, shares, agreements },
    promised: { promisedDay: base.dates.tDay, promisedFee },
  };
}

/** Why these shares cannot be converted; nothing when they can. */
export function sharesProblem(
  value: string,
  { available, minConvert }: Pick<PreConvert, 'available' | 'minConvert'>,
): string | undefined {
  if (!value) return undefined;
  if (compare(value, available) > 0) return words.over(amount(available));
  if (compare(value, minConvert) < 0 && compare(value, available) !== 0) {
    return words.below(typedDecimal(minConvert));
  }
  return undefined;
}

/** Why the target would not take what these shares bring. */
export function targetProblem({ fee, maxAmount }: Pick<PreConvert, 'fee' | 'maxAmount'>) {
  if (!fee) return words.tooLittle;
  if (maxAmount && compare(fee.netOut, maxAmount) > 0) return words.aboveTarget(amount(maxAmount));
  return undefined;
}

interface Filled {
  value: string;
  problem: string | undefined;
  accepted: boolean;
  /** The preview is of exactly what is typed. */
  exact: boolean;
  failed: boolean;
}

/** What stands between the customer and the conversion: what is missing first comes first. */
export function nextStep(pre: PreConvert, filled: Filled): TradeStep {
  const barrier = barrierTo(pre, words.submit, words.closed, pre.target.fundCode);
  if (barrier) return barrier;
  const signs = signsFirst(pre);
  const act = signs ? words.sign : words.submit;
  const why = missing(filled);
  if (why) return { kind: 'wait', act, why, soon: why === words.computing };
  return signs ? { kind: 'sign', act } : { kind: 'pay', act };
}

function missing({ value, problem, accepted, exact, failed }: Filled): string | undefined {
  if (!value) return words.needShares;
  if (problem) return problem;
  if (failed) return words.lost;
  if (!exact) return words.computing;
  return accepted ? undefined : words.needAgreement;
}
