import { amount, size } from '@/lib/figures';
import { compare, fenOf, wireDecimal } from './limits';
import { sumWordsFor, limitsWords as words } from './words.limits';

/** What an amount is checked against; all are decimal strings from the server. */
export interface BuyLimits {
  minAmount: string;
  maxAmount?: string | null;
  step: string;
  firstBuy: boolean;
  /** In an offering. */
  subscribing?: boolean;
}

/** A card and what it may still pay. */
export interface CardLimits {
  bankName: string;
  tail: string;
  usable: boolean;
  reason: string;
  singleLimit?: string | null;
  dayLimit?: string | null;
  leftToday?: string | null;
}

/** Why an amount cannot be bought, with the way out; nothing when it can. */
export function amountProblem(value: string, limits: BuyLimits): string | undefined {
  const { minAmount, maxAmount, step, firstBuy } = limits;
  const { below, above } = sumWordsFor(limits.subscribing);
  if (compare(value, minAmount) < 0) return below(plain(minAmount), firstBuy);
  if (maxAmount && compare(value, maxAmount) > 0) return above(plain(maxAmount));
  if (fenOf(step) > 0n && fenOf(value) % fenOf(step) !== 0n) return words.offStep(plain(step));
  return undefined;
}

/** Why a card cannot pay an amount; nothing when it can. */
export function cardProblem(value: string, card: CardLimits): string | undefined {
  if (!card.usable) return card.reason;
  if (!value) return undefined;
  const { singleLimit, leftToday } = card;
  if (singleLimit && compare(value, singleLimit) > 0) return words.singleOver(size(singleLimit));
  if (leftToday && compare(value, leftToday) > 0) return words.dayOver(amount(leftToday));
  return undefined;
}

/** The most that any one card can pay now; none where none can pay at all, or one has no limit. */
export function mostPayable(cards: readonly CardLimits[]): string | null {
  let most: string | null = null;
  for (const { usable, singleLimit, leftToday } of cards) {
    if (!usable) continue;
    const limits = [singleLimit, leftToday].filter((limit) => limit != null);
    const [least] = limits.toSorted(compare);
    if (least && (most === null || compare(least, most) > 0)) most = least;
  }
  return most;
}

/** The chosen card, or the first that can pay the amount. */
export function payingCard<Card extends CardLimits & { cardId: string }>(
  cards: readonly Card[],
  chosen: string | undefined,
  value: string,
): Card | undefined {
  return (
    cards.find((card) => card.cardId === chosen) ??
    cards.find((card) => cardProblem(value, card) === undefined)
  );
}

/** Sums to offer with one tap, within the limits. */
export function quickAmounts(limits: BuyLimits): string[] {
  return ['1000', '5000', '10000', '50000'].filter(
    (sum) => amountProblem(wireDecimal(sum), limits) === undefined,
  );
}

function plain(value: string): string {
  return amount(value).replace(/\.00$/, '');
}
