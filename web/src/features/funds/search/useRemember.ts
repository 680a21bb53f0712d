import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/wire/call';
import { listSearchWords, searchFundsClassic } from '@/wire/gen/funds';
import { token } from '@/wire/session';
import { rememberSearch } from './searchHistory';

/** Keeps a word that was searched for: with the customer, or on a visitor's device. */
export function useRemember(): (word: string) => void {
  const client = useQueryClient();
  return (text) => {
    const word = text.trim();
    if (!word) return;
    if (token.get() === null) {
      rememberSearch(word);
      return;
    }
    call(searchFundsClassic, { keyword: word, remember: true, pageSize: 1 }, { silent: true })
      .then(() => client.invalidateQueries({ queryKey: [listSearchWords.id] }))
      // A word that was not kept is no loss to the customer.
      .catch(() => {});
  };
}
