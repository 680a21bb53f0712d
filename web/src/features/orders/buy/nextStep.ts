import { buyWords as words, wordsFor } from '@/features/orders/words';
import { to } from '@/route/links';
import type { TradeStep } from '@/trade/form/step';
import { formWords } from '@/trade/form/words';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

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

/** Codes of a match that go on once a letter is read. */
const WITH_LETTER = ['T2', 'T3', 'T32'];

type Barred = Extract<TradeStep, { why: string }>;
type Checked = Pick<PreBuy, 'open' | 'closedReason' | 'checks' | 'matchCode'>;

/** Why nothing that is filled in would help: the fund is closed, or the customer may not buy it. */
export function barrierOf(pre: PreBuy): Barred | null {
  const { buy, closed } = wordsFor(pre.subscribing);
  return barrierTo(pre, buy, closed);
}

/** The same of any order that brings shares, with the word on its button. */
export function barrierTo(pre: Checked, act: string, closed: string): Barred | null {
  if (!pre.open) return { kind: 'wait', act, why: pre.closedReason || closed };
  const failed = pre.checks.find((check) => !check.passed);
  return failed && !signsFirst(pre) ? mend(failed, act) : null;
}

/** Whether only the risk book stands between the customer and this fund. */
export function signsFirst({ checks, matchCode }: Checked): boolean {
  const failed = checks.find((check) => !check.passed);
  return failed?.check === 'riskMatch' && WITH_LETTER.includes(matchCode);
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
      act: formWords.addCard,
      to: to('/addCard'),
      // By how much it is too large stands under the amount.
      why: pre.methods.length > 0 ? words.noCardWhy : words.noCards,
    };
  }
  if (!filled.accepted) return { kind: 'wait', act, why: words.needAgreement };
  if (!filled.priced) return { kind: 'wait', act, why: words.needFee };
  return signs ? { kind: 'sign', act } : { kind: 'pay', act };
}

function mend(failed: PreBuy['checks'][number], act: string): Barred {
  const why = failed.message;
  switch (failed.check) {
    case 'opened':
      return { kind: 'go', act: words.openAccount, to: to('/opening'), why };
    case 'riskMatch':
      return { kind: 'go', act: words.retest, to: to('/risktestbefore'), why };
    case 'memberComplete':
      return { kind: 'go', act: words.fix, to: to('/personalinfo'), why };
    default:
      return { kind: 'wait', act, why };
  }
}
