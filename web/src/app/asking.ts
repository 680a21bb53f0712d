/* once */
import { createStore } from '@/lib/store';
import type { ScreenRow } from '@/route/screen';
import { queryClient } from '@/wire/query';
import { factsNow } from './facts';
import { checkGuards, type Outcome } from './guards';

/** A guard's question that stands open. */
export type Asking = Extract<Outcome, { kind: 'ask' }> & {
  /** The path that was wanted. */
  wanted: string;
  /** Asked over the screen that the visitor is on; declining keeps him there. */
  stay: boolean;
};

export const asking = createStore<Asking | null>(null);

/** Asks over the present screen what a guard of the wanted one asks, if one does. */
export function askOver(row: ScreenRow, wanted: string): boolean {
  const facts = factsNow(queryClient);
  const outcome = facts.known ? checkGuards(row, facts) : null;
  if (outcome?.kind !== 'ask') return false;
  asking.set({ ...outcome, wanted, stay: true });
  return true;
}
