import { makeWords as words } from '@/features/plans/words.make';
import { to } from '@/route/links';
import { barrierTo, signsFirst } from '@/trade/form/barrier';
import type { TradeStep } from '@/trade/form/step';
import { methodWords } from '@/trade/form/words.method';
import type { prePlan } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

type PrePlan = Output<typeof prePlan>;

interface Filled {
  /** Amount as on the wire; empty when none. */
  value: string;
  /** Why this amount or what pays will not do. */
  problem: string | undefined;
  /** Something else is marked as wrong, or not filled in. */
  fault: 'terms' | 'end' | undefined;
  hasPayer: boolean;
  accepted: boolean;
  /** Of a plan that is changed: it would stay as it is. */
  unchanged: boolean;
}

/** What holds for a purchase of the fund, as far as plans are concerned. */
export function checkedOf({ purchase, open, closedReason }: PrePlan) {
  return { ...purchase, open, closedReason };
}

/** Why nothing that is filled in would help: the fund takes no plans, or not of this customer. */
export function barrierOf(pre: PrePlan) {
  return barrierTo(checkedOf(pre), actOf(pre), words.closed, pre.purchase.fundCode);
}

/** Decides what stands between the customer and the plan: what is missing first comes first. */
export function planStep(pre: PrePlan, filled: Filled): TradeStep {
  const barrier = barrierOf(pre);
  if (barrier) return barrier;
  const signs = signsFirst(checkedOf(pre));
  const act = signs ? words.sign : actOf(pre);
  const wait = (why: string): TradeStep => ({ kind: 'wait', act, why });
  if (!filled.value) return wait(words.needAmount);
  // What is wrong stands where it is.
  if (filled.problem) return wait(words.changeAmount);
  if (!filled.hasPayer) {
    const why = pre.purchase.methods.length > 0 ? words.noCardWhy : words.noCards;
    return { kind: 'go', act: methodWords.addCard, to: to('/addCard'), why };
  }
  if (filled.fault) return wait(filled.fault === 'end' ? words.needEnd : words.changeTerms);
  if (filled.unchanged) return wait(words.unchanged);
  if (!filled.accepted) return wait(words.needAgreement);
  return signs ? { kind: 'sign', act } : { kind: 'pay', act };
}

function actOf({ plan }: PrePlan): string {
  return plan ? words.change : words.make;
}
