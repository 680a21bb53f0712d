import { useState } from 'react';
import { moveWords as words } from '@/features/childaccounts/words.move';
import { amount } from '@/lib/figures';
import { minus, plus } from '@/lib/sums';
import { compare, typedDecimal, wireDecimal } from '@/trade/form/limits';
import type { TradeStep } from '@/trade/form/step';
import { useOrderDraft } from '@/trade/form/useOrderDraft';
import { Refusal } from '@/wire/failure';
import type { Movable, Way } from './moving';

/** What is moved: of which fund, which way, and what is there already. */
export interface Moved {
  childNo: number;
  way: Way;
  held: Movable;
  /** Shares of the fund in the account where they arrive. */
  there: string;
  /** In the link, as typed. */
  asked?: string | undefined;
}

/** What was typed, what stands against it, and what the button does next. */
export function useMove({ childNo, way, held, there, asked }: Moved) {
  const { fundCode } = held;
  const name = `${childNo} ${way} ${fundCode}`;
  const first = { fundCode: '', amount: typedOf(asked) };
  const { draft: kept, change: keep, act } = useOrderDraft('move', name, first);
  // What was sent stays as it was until it is known what became of it.
  const [useless, setUseless] = useState(() => !act && !canBeSent(kept.amount, held));
  const draft = useless ? { ...kept, amount: '' } : kept;
  const change: typeof keep = (changed) => {
    setUseless(false);
    keep({ amount: draft.amount, ...changed });
  };
  const [refused, setRefused] = useState<{ value: string; why: string }>();
  const value = wireDecimal(draft.amount);
  const told = refused?.value === value ? refused.why : undefined;
  const problem = sharesProblem(value, held, there) ?? told;
  /** Whether a refusal is told beside the shares. */
  function refuse(cause: Error): boolean {
    if (!isOfShares(cause)) return false;
    setRefused({ value, why: cause.message });
    return true;
  }
  return { draft, change, value, problem, refuse, step: nextStep(held, value, problem) };
}

/** What a link asks for, where the field would take it; else nothing. */
export function typedOf(asked: string | undefined): string {
  return asked && /^\d{1,12}(\.\d{1,2})?$/.test(asked) ? asked : '';
}

/** Not more than there is; a draft that is older than an order may be. */
function canBeSent(typed: string, { available }: Pick<Movable, 'available'>): boolean {
  const value = wireDecimal(typedOf(typed.replace(/\.$/, '')));
  return value !== '' && compare(value, available) <= 0;
}

/** 16107 to 16113: what other shares, or another day, would mend. */
const FIRST = 16107;
const LAST = 16113;

function isOfShares(cause: Error): cause is Refusal {
  return cause instanceof Refusal && cause.code >= FIRST && cause.code <= LAST;
}

/** Why these shares cannot move, by the rules that the server has; nothing when they can. */
export function sharesProblem(
  value: string,
  { available, minHold }: Pick<Movable, 'available' | 'minHold'>,
  there: string,
): string | undefined {
  if (!value) return undefined;
  if (compare(value, '0') <= 0) return words.nothing;
  if (compare(value, available) > 0) return words.over(amount(available));
  const least = typedDecimal(minHold);
  const rest = minus(available, value);
  if (compare(rest, '0') > 0 && compare(rest, minHold) < 0) {
    return words.restTooSmall(amount(rest), least);
  }
  const arrived = plus(there, value);
  return compare(arrived, minHold) < 0 ? words.arrivalTooSmall(amount(arrived), least) : undefined;
}

/** The fewest shares that may arrive. */
export function leastOf({ minHold }: Pick<Movable, 'minHold'>, there: string): string {
  return compare(there, minHold) < 0 ? minus(minHold, there) : '0.01';
}

export function nextStep(
  { reason }: Pick<Movable, 'reason'>,
  value: string,
  problem: string | undefined,
): TradeStep {
  // Why the shares do not do stands beside them.
  const wrong = problem ? words.change : undefined;
  const why = reason ? words.closed : value ? wrong : words.need;
  return why ? { kind: 'wait', act: words.submit, why } : { kind: 'pay', act: words.submit };
}
