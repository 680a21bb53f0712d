/* once */
import { lasting } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

const KEY = 'tael.searches';
const KEPT = 10;

/** Words that a visitor searched for on this device, the latest first. */
export const ownSearches = createStore<readonly string[]>(readWords());

whenSessionEnds(() => ownSearches.set([]));

export function rememberSearch(word: string) {
  keep([word, ...ownSearches.get().filter((one) => one !== word)].slice(0, KEPT));
}

export function forgetSearch(word: string) {
  keep(ownSearches.get().filter((one) => one !== word));
}

export function forgetSearches() {
  keep([]);
}

function keep(words: readonly string[]) {
  ownSearches.set(words);
  if (words.length) lasting.set(KEY, JSON.stringify(words));
  else lasting.remove(KEY);
}

function readWords(): string[] {
  try {
    const found: unknown = JSON.parse(lasting.get(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
