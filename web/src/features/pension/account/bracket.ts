/* once */
import { lasting } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

const KEY = 'tael.pensionBracket';

/** The highest rate at which the customer's income is taxed, as he chose it on this device. */
export const chosenBracket = createStore<string | null>(lasting.get(KEY));

// It tells what somebody earns: the next one does not see it.
whenSessionEnds(() => {
  chosenBracket.set(null);
  lasting.remove(KEY);
});

export function chooseBracket(rate: string) {
  chosenBracket.set(rate);
  lasting.set(KEY, rate);
}

/** What an example is made with before one is chosen: the lowest one that gains. */
export function bracketOf<One extends { rate: string }>(
  brackets: readonly One[],
  chosen: string | null,
): One | undefined {
  return brackets.find(({ rate }) => rate === chosen) ?? brackets[1] ?? brackets[0];
}
