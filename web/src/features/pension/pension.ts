import { amount, direction, HIDDEN } from '@/lib/figures';
import type { components } from '@/wire/gen/pension';
import { periodWords } from './words.period';

type Schemas = components['schemas'];

export type Account = Schemas['PensionAccount'];
export type PensionFund = Schemas['PensionFund'];
export type Lot = Schemas['PensionLot'];
export type Year = Schemas['PensionYear'];
export type TaxBracket = Schemas['TaxBracket'];
export type Share = Schemas['PensionShare'];

/** What may be invested now; nothing where the bank did not say. */
export function balanceNow({ linked, silent, balance }: Account): string | undefined {
  return linked && !silent ? (balance ?? undefined) : undefined;
}

/** There is some of it. */
export function isSome(value: string | null | undefined): value is string {
  return direction(value, 2) === 'up';
}

/** A sum in a sentence. */
export function told(value: string, hidden: boolean): string {
  return hidden ? HIDDEN : amount(value);
}

/** 江汀银行, or the bank where its name is not known. */
export function bankOf({ bankName }: Pick<Account, 'bankName'>): string {
  return bankName || periodWords.bank;
}

/** For how long each lot is held: 1年, 18个月. */
export function periodOf(months: number): string {
  return months % 12 === 0 ? periodWords.years(months / 12) : periodWords.months(months);
}

/** 每笔持有满1年 */
export function heldFor(months: number): string {
  return months > 0 ? periodWords.each(periodOf(months)) : periodWords.none;
}
