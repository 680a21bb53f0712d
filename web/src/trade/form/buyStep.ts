import { to } from '@/route/links';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { barrierTo, signsFirst } from './barrier';
import type { TradeStep } from './step';
import { buyWords as words, wordsFor } from './words.buy';
import { methodWords } from './words.method';

type PreBuy = Output<typeof preBuy>;

interface Filled {
  /** Amount as on the wire; empty when none. */
  value: string;
  /** Why this amount or card will not do. */
  problem: string | undefined;
  hasCard: boolean;
  accepted: boolean;
  /** The fee of this very amount is known. */
  priced: boolean;
}

/** Why nothing that is filled in would help: the fund is closed, or the customer may not buy it. */
export function barrierOf(pre: PreBuy) {
  const { buy, closed } = wordsFor(pre.subscribing);
  return barrierTo(pre, buy, closed, pre.fundCode);
}

/** Decides what stands between the customer and paying: what is missing first comes first. */
export function nextStep(pre: PreBuy, filled: Filled): TradeStep {
  const barrier = barrierOf(pre);
  if (barrier) return barrier;
  const signs = signsFirst(pre);
  const { sign, buy, needAmount } = wordsFor(pre.subscribing);
  const act = signs ? sign : buy;
  if (!filled.value) return { kind: 'wait', act, why: needAmount };
  // What is wrong stands under the amount.
  if (filled.problem) return { kind: 'wait', act, why: words.changeAmount };
  if (!filled.hasCard) {
    return {
      kind: 'go',
      act: methodWords.addCard,
      to: to('/addCard'),
      // By how much it is too large stands under the amount.
      why: pre.methods.length > 0 ? words.noCardWhy : words.noCards,
    };
  }
  if (!filled.accepted) return { kind: 'wait', act, why: words.needAgreement };
  if (!filled.priced) return { kind: 'wait', act, why: words.needFee, soon: true };
  return signs ? { kind: 'sign', act } : { kind: 'pay', act };
}
