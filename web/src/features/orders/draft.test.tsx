import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { acceptsAll, markOf } from '@/trade/form/agreements';
import { dropDraft, hasDraft, useDraft, useOpenDraft, useRedeemDraft } from './draft';

afterEach(() => act(dropDraft));

const contract = { id: 'fund-contract', version: '3' };
const prospectus = { id: 'prospectus', version: '7' };

test('what is filled in is kept for the fund and given up for another', () => {
  const { result, rerender } = renderHook(({ fund }) => useDraft(fund, '500'), {
    initialProps: { fund: '016823' },
  });
  expect(result.current[0].amount).toBe('500');
  act(() => result.current[1]({ amount: '20000' }));
  expect(result.current[0].amount).toBe('20000');
  expect(JSON.parse(sessionStorage.getItem('tael.buy') ?? '').amount).toBe('20000');
  rerender({ fund: '008512' });
  expect(result.current[0].amount).toBe('500');
});

test('a link with an amount of its own begins anew, and coming back to it keeps what was typed', () => {
  const { result, rerender } = renderHook(({ asked }) => useDraft('016823', asked), {
    initialProps: { asked: '500' },
  });
  act(() => result.current[1]({ amount: '20000' }));
  rerender({ asked: '500' });
  expect(result.current[0].amount).toBe('20000');
  rerender({ asked: '' });
  expect(result.current[0].amount).toBe('20000');
  rerender({ asked: '800' });
  expect(result.current[0].amount).toBe('800');
});

test('a finished purchase leaves nothing behind', () => {
  const { result } = renderHook(() => useDraft('016823'));
  act(() => result.current[1]({ amount: '1' }));
  expect(hasDraft('016823')).toBe(true);
  act(dropDraft);
  expect(hasDraft('016823')).toBe(false);
  expect(sessionStorage.getItem('tael.buy')).toBeNull();
});

test('a new version of a document must be accepted anew', () => {
  const draft = {
    fundCode: '016823',
    amount: '',
    accepted: [markOf(contract), markOf(prospectus)],
  };
  expect(acceptsAll(draft, [contract, prospectus])).toBe(true);
  expect(acceptsAll(draft, [{ ...contract, version: '4' }, prospectus])).toBe(false);
});

test('a redemption is found again from the documents of the fund that it is to buy', () => {
  const form = renderHook(() => useRedeemDraft('031028', '1000', '033058'));
  expect(form.result.current[0]).toMatchObject({ fundCode: '033058', amount: '1000' });
  act(() => form.result.current[1]({ fundCode: '031000', accepted: [] }));
  const document = renderHook(() => useOpenDraft('031000'));
  act(() => document.result.current[1]({ accepted: ['prospectus@3'] }));
  const [draft] = form.result.current;
  // What was chosen counts on, not what the link asked for.
  expect(draft).toMatchObject({ fundCode: '031000', amount: '1000', accepted: ['prospectus@3'] });
});

test('a conversion into the same fund is another order', () => {
  const form = renderHook(() => useRedeemDraft('031028', '1000', '033058'));
  act(() => form.result.current[1]({ amount: '900' }));
  expect(renderHook(() => useDraft('033058', '', '031028')).result.current[0].amount).toBe('');
});
