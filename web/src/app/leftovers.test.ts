import { expect, it } from 'vitest';
import { realNameDraft } from '@/features/accounts/drafts';
import { ownSearches, rememberSearch } from '@/features/funds/search/searchHistory';
import { keepDraft } from '@/features/orders/draft';
import { cardDraft } from '@/trade/card/drafts';
import { amountsHidden, toggleAmounts } from '@/trade/customer/amounts';
import { gestureLocked, setLocked } from '@/trade/customer/gestureLock';
import { queryClient } from '@/wire/query';
import { beginSession } from '@/wire/session';

it('who logs in finds nothing of who was here before', () => {
  beginSession('first');
  queryClient.setQueryData(['user'], { custName: '前一个人' });
  const before = { realName: realNameDraft.get(), card: cardDraft.get() };
  realNameDraft.set((draft) => ({ ...draft, certNo: '110101199003077424' }));
  cardDraft.set((draft) => ({ ...draft, cardNo: '6225880000000001' }));
  keepDraft({ fundCode: '016823', amount: '1000', accepted: [] });
  rememberSearch('某人找过的');
  toggleAmounts();
  setLocked(true);
  beginSession('second');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect([realNameDraft.get(), cardDraft.get()]).toEqual([before.realName, before.card]);
  expect([ownSearches.get(), amountsHidden.get(), gestureLocked.get()]).toEqual([[], false, false]);
  expect(sessionStorage.length).toBe(0);
  expect(Object.keys(localStorage)).toEqual(['tael.token']);
});
