import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { acceptsAll, dropDraft, hasDraft, markOf, useDraft } from './draft';

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
