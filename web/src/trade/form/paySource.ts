import { amount } from '@/lib/figures';
import type { cashAccounts } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { compare } from './limits';
import { sourceWords as words } from './words.source';

/** A money fund that can pay for another fund. */
export type CashAccount = Output<typeof cashAccounts>['accounts'][number];

type Limits = Pick<CashAccount, 'usable' | 'reason' | 'available' | 'leftToday'>;

/** Names a money fund among the ways to pay; no card's number looks like it. */
export function sourceKey({ fundCode, tradeAcco }: Pick<CashAccount, 'fundCode' | 'tradeAcco'>) {
  return `${fundCode}@${tradeAcco}`;
}

/** Why a money fund cannot pay an amount; nothing when it can. */
export function sourceProblem(value: string, source: Limits): string | undefined {
  if (!source.usable) return source.reason;
  if (!value) return undefined;
  if (compare(value, source.available) > 0) return words.tooSmall(amount(source.available));
  if (compare(value, source.leftToday) > 0) return words.overLimit(amount(source.leftToday));
  return undefined;
}

/** The money fund that pays: the chosen one, or where nothing is, the first that can and shall. */
export function payingSource(
  sources: readonly CashAccount[],
  payFirst: boolean | undefined,
  chosen: string | undefined,
  value: string,
): CashAccount | undefined {
  if (chosen) return sources.find((one) => sourceKey(one) === chosen);
  return payFirst ? sources.find((one) => !sourceProblem(value, one)) : undefined;
}
