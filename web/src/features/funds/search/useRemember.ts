import { act } from '@/wire/act';
import { searchFundsClassic } from '@/wire/gen/funds';
import { token } from '@/wire/session';
import { rememberSearch } from './searchHistory';

/** Keeps a word that was searched for: with the customer, or on a visitor's device. */
export function useRemember(): (word: string) => void {
  return remember;
}

function remember(text: string) {
  const word = text.trim();
  if (!word) return;
  if (token.get() === null) {
    rememberSearch(word);
    return;
  }
  const input = { keyword: word, remember: true, pageSize: 1 };
  // A word that was not kept is no loss to the customer.
  act(searchFundsClassic, input, { silent: true }).catch(() => {});
}
