import { compare, typedDecimal } from '@/trade/form/limits';
import { type CashAccount, sourceKey } from '@/trade/form/paySource';
import { keepDraft } from '@/trade/form/useOrderDraft';
import type { recommendFunds } from '@/wire/gen/funds';
import type { Output } from '@/wire/operation';

type Theme = Output<typeof recommendFunds>['themes'][number];

/** The sum of the example where nobody holds a money fund. */
export const EXAMPLE = '10000.00';
/** Themes of funds that have a purchase fee; cash is what pays. */
const CASH = 'cash';

/** A fund to calculate with: the first that is recommended and is no money fund. */
export function exampleOf(themes: readonly Theme[]): string | undefined {
  return themes.find(({ key, funds }) => key !== CASH && funds.length > 0)?.funds[0]?.fundCode;
}

/** The money fund that can pay most now, and how much of it: the least of what limits it. */
export function payable(
  accounts: readonly CashAccount[],
): { source: CashAccount; amount: string } | undefined {
  const all = accounts
    .filter(({ usable }) => usable)
    .map((source) => ({ source, amount: least(source.available, source.leftToday) }))
    .filter(({ amount }) => compare(amount, '0') > 0);
  return all.toSorted((a, b) => compare(b.amount, a.amount))[0];
}

function least(a: string, b: string): string {
  return compare(a, b) < 0 ? a : b;
}

/** Fills a purchase in that this money fund pays. */
export function fillIn(
  fundCode: string,
  { source, amount: sum }: { source: CashAccount; amount: string },
) {
  const amount = typedDecimal(sum);
  const cardId = sourceKey(source);
  keepDraft({ of: `buy ${fundCode}`, fundCode, amount, asked: amount, accepted: [], cardId });
}
