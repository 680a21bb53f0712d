import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAct, loseAct, openAct, settleAct } from '@/wire/openAct';
import { beginSession, endSession } from '@/wire/session';
import { acceptsAll, markOf } from './agreements';
import {
  dropDraft,
  hasDraftFor,
  type OrderForm,
  useDraftFor,
  useOrderDraft,
} from './useOrderDraft';

const A = '016823';
const B = '008512';

beforeEach(() => act(endSession));
afterEach(() => act(() => settleAct(openAct.get()?.key ?? '')));

function form(kind: OrderForm, key: string, amount = '', asked?: string) {
  return renderHook(
    (now: { key: string; amount: string }) =>
      useOrderDraft(kind, now.key, {
        fundCode: now.key.replace(/.*>/, ''),
        amount: now.amount,
        asked,
      }),
    { initialProps: { key, amount } },
  );
}

function fill({ result }: ReturnType<typeof form>, amount: string) {
  act(() => result.current.change({ amount }));
}

test('what is filled in is kept for the fund and given up for another', () => {
  const buy = form('buy', A, '500');
  expect(buy.result.current.draft.amount).toBe('500');
  fill(buy, '20000');
  expect(buy.result.current.draft.amount).toBe('20000');
  buy.rerender({ key: B, amount: '500' });
  expect(buy.result.current.draft.amount).toBe('500');
});

test('a link with an amount of its own begins anew, and coming back to it keeps what was typed', () => {
  const buy = form('buy', A, '500');
  fill(buy, '20000');
  for (const [amount, shown] of [
    ['500', '20000'],
    ['', '20000'],
    ['800', '800'],
  ] as const) {
    buy.rerender({ key: A, amount });
    expect(buy.result.current.draft.amount).toBe(shown);
  }
});

test.each([
  ['1,000', '1000'],
  ['2000.5', '2000.5'],
  ['1000元', ''],
  ['1e4', ''],
])('of an amount that a link has as %s the field has %s', (asked, shown) => {
  const { draft } = form('buy', A, asked).result.current;
  expect(draft.amount).toBe(shown);
  // What is typed instead is kept on coming back by the same link.
  fill(form('buy', A, asked), '20000');
  expect(form('buy', A, asked).result.current.draft.amount).toBe('20000');
});

test('two forms of a fund, and two funds of a form, are two orders', () => {
  const orders = [form('buy', A), form('redeem', A), form('convert', `${B}>${A}`), form('buy', B)];
  const names = orders.map(({ result }) => result.current.draft.of);
  expect(new Set(names).size).toBe(orders.length);
  const [buy, redeem] = orders;
  if (buy) fill(buy, '100');
  expect(redeem?.result.current.draft.amount).toBe('');
  act(() => {
    beginAct('key-of-the-purchase', { at: `/publicbuy?fundCode=${A}`, of: 'buy 016823' });
    loseAct('key-of-the-purchase');
  });
  expect(orders.map(({ result }) => result.current.act?.key)).toEqual([
    'key-of-the-purchase',
    undefined,
    undefined,
    undefined,
  ]);
});

test('what was filled in and the key under which it was sent are there after a reload', async () => {
  fill(form('buy', A), '20000');
  act(() => {
    beginAct('key-before', { at: `/publicbuy?fundCode=${A}`, of: `buy ${A}` });
    loseAct('key-before');
  });
  vi.resetModules();
  const reloaded = await import('./useOrderDraft');
  const { result } = renderHook(() =>
    reloaded.useOrderDraft('buy', A, { fundCode: A, amount: '' }),
  );
  await act(async () => {});
  expect(result.current.draft.amount).toBe('20000');
  expect(result.current.act).toMatchObject({ key: 'key-before' });
});

test('the end of the session takes what was filled in and the key along', () => {
  beginSession('first');
  const buy = form('buy', A);
  fill(buy, '20000');
  act(() => beginAct('key-of-the-first', { at: `/publicbuy?fundCode=${A}`, of: `buy ${A}` }));
  act(() => beginSession('second'));
  expect(buy.result.current).toMatchObject({ draft: { amount: '' }, act: null });
  expect([sessionStorage.length, Object.keys(localStorage)]).toEqual([0, ['tael.token']]);
});

test('a finished purchase leaves nothing behind, and takes nothing of another along', () => {
  const buy = form('buy', A);
  fill(buy, '1');
  act(() => dropDraft(`redeem ${A}`));
  expect(hasDraftFor(A)).toBe(true);
  act(() => dropDraft(`buy ${A}`));
  expect([hasDraftFor(A), sessionStorage.length]).toEqual([false, 0]);
});

const contract = { id: 'fund-contract', version: '3' };
const prospectus = { id: 'prospectus', version: '7' };

test('a new version of a document must be accepted anew', () => {
  const draft = { accepted: [markOf(contract), markOf(prospectus)] };
  expect(acceptsAll(draft, [contract, prospectus])).toBe(true);
  expect(acceptsAll(draft, [{ ...contract, version: '4' }, prospectus])).toBe(false);
});

test('a redemption is found again from the documents of the fund that it is to buy', () => {
  const redeem = form('redeem', '031028', '1000', '1000>033058');
  act(() => redeem.result.current.change({ fundCode: '031000', accepted: [] }));
  const document = renderHook(() => useDraftFor('031000'));
  act(() => document.result.current.change({ accepted: ['prospectus@3'] }));
  // What was chosen counts on, not what the link asked for.
  const { draft } = redeem.result.current;
  expect(draft).toMatchObject({ fundCode: '031000', amount: '1000', accepted: ['prospectus@3'] });
});

test('who accepts the documents before anything is filled in finds them accepted in the purchase', () => {
  const document = renderHook(() => useDraftFor(A));
  act(() => document.result.current.change({ accepted: ['prospectus@3'] }));
  expect(form('buy', A).result.current.draft.accepted).toEqual(['prospectus@3']);
});
