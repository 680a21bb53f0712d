import { onlineManager, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { type Done, useAction } from './action';
import { call } from './call';
import { Busy, NetworkFailure, NOT_CONNECTED, Refusal, signatureFailure } from './failure';
import { CARD, ORDER } from './gen/topics';
import { openAct, settleAct } from './openAct';
import { operation } from './operation';
import { queryClient } from './query';
import { beginSession, endSession } from './session';

vi.mock('./call', async (original) => ({
  ...(await original<typeof import('./call')>()),
  call: vi.fn(),
}));

const pay = operation<{ amount: string }, { orderNo: string }>({
  id: 'pay',
  method: 'POST',
  path: '/pay',
  writes: ORDER,
});

function usePay(onDone: () => void) {
  return useAction(pay, { onDone });
}

function useToldPay() {
  return useAction(pay, { tells: true });
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const DEED = { at: '/pay', of: 'pay 7' };

function useKeptPay(onDone: (data: { orderNo: string }, done: Done) => void) {
  return useAction(pay, { onDone, tells: true, sameBy: ({ amount }) => amount, deed: DEED });
}

const read = operation<Record<string, never>, string>({
  id: 'read',
  method: 'GET',
  path: '/read',
  reads: ORDER | CARD,
});

/** The keys of the payments that were asked for. */
function keys() {
  const payments = vi.mocked(call).mock.calls.filter(([{ id }]) => id === pay.id);
  return payments.map(([, , options]) => options?.idempotencyKey);
}

function paying(onDone: () => void) {
  return renderHook(usePay, { initialProps: onDone, wrapper });
}

afterEach(() => {
  vi.mocked(call).mockReset();
  onlineManager.setOnline(true);
  toasts.set(null);
});

describe('an act', () => {
  it('is done once however often it is tapped before the answer', async () => {
    vi.mocked(call).mockResolvedValue({ orderNo: '1' });
    const done = vi.fn();
    const { result } = paying(done);
    act(() => {
      result.current.mutate({ amount: '10.00' });
      result.current.mutate({ amount: '10.00' });
    });
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(call).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('can be done again after an answer and after a refusal', async () => {
    vi.mocked(call).mockRejectedValueOnce(new Refusal(16004, 'refused', null));
    vi.mocked(call).mockResolvedValue({ orderNo: '1' });
    const done = vi.fn();
    const { result } = paying(done);
    for (const times of [1, 2, 3]) {
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(result.current.isPending).toBe(false));
    }
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('fails at once without a network, and is not sent by itself when it is back', async () => {
    vi.mocked(call).mockRejectedValue(new NetworkFailure('offline'));
    onlineManager.setOnline(false);
    const { result } = paying(vi.fn());
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(toasts.get()?.text).toBe(NOT_CONNECTED);
    act(() => onlineManager.setOnline(true));
    await act(() => Promise.resolve());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('keeps its key while the server is busy', async () => {
    vi.mocked(call).mockRejectedValueOnce(new Busy(90001, 'busy', null));
    vi.mocked(call).mockRejectedValueOnce(new Refusal(16004, 'refused', null));
    vi.mocked(call).mockResolvedValue({ orderNo: '1' });
    const { result } = renderHook(useToldPay, { wrapper });
    for (const [times, state] of ['error', 'error', 'success'].entries()) {
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times + 1));
      await waitFor(() => expect(result.current.status).toBe(state));
    }
    const keys = vi.mocked(call).mock.calls.map(([, , options]) => options?.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('keeps its key over a broken line, and leaves the telling to who tells', async () => {
    vi.mocked(call).mockRejectedValueOnce(new NetworkFailure('offline'));
    vi.mocked(call).mockResolvedValue({ orderNo: '1' });
    const { result } = renderHook(useToldPay, { wrapper });
    for (const state of ['error', 'success']) {
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(result.current.status).toBe(state));
    }
    const [first, second] = vi.mocked(call).mock.calls.map(([, , options]) => options);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(toasts.get()).toBeNull();
  });

  it('keeps its key over an answer that nobody signed, and over one that was left', async () => {
    vi.mocked(call).mockRejectedValueOnce(signatureFailure());
    vi.mocked(call).mockRejectedValueOnce(new DOMException('left', 'AbortError'));
    vi.mocked(call).mockResolvedValue({ orderNo: '1' });
    const { result } = renderHook(useToldPay, { wrapper });
    for (const [times, state] of ['error', 'error', 'success'].entries()) {
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times + 1));
      await waitFor(() => expect(result.current.status).toBe(state));
    }
    expect(new Set(keys()).size).toBe(1);
  });

  it('is open, under its key and for its place, until it is known what became of it', async () => {
    let answer: (data: unknown) => void = () => {};
    vi.mocked(call).mockRejectedValueOnce(new NetworkFailure('offline'));
    vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { result } = renderHook(useKeptPay, { initialProps: vi.fn(), wrapper });
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(result.current.isError).toBe(true));
    const [key = ''] = keys();
    expect(openAct.get()).toMatchObject({ key, ...DEED, flying: undefined });
    // A reload and a tab that the system ended find it again.
    expect(JSON.parse(localStorage.getItem(`tael.act.${key}`) ?? '')).toEqual(DEED);
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(openAct.get()).toMatchObject({ key, ...DEED, flying: true }));
    answer({ orderNo: '1' });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect([openAct.get(), localStorage.length]).toEqual([null, 0]);
  });

  it('is the same when its sheet was made anew meanwhile, and no other deed has its key', async () => {
    vi.mocked(call).mockRejectedValue(new NetworkFailure('offline'));
    const deeds = [DEED, DEED, { ...DEED, of: 'pay 8' }];
    for (const [times, deed] of deeds.entries()) {
      const { result, unmount } = renderHook(() => useAction(pay, { tells: true, deed }), {
        wrapper,
      });
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times + 1));
      await waitFor(() => expect(result.current.isError).toBe(true));
      unmount();
    }
    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    for (const key of [other, first]) settleAct(key ?? '');
  });

  it('is another one once it was asked what became of it', async () => {
    vi.mocked(call).mockRejectedValue(new NetworkFailure('offline'));
    const { result } = renderHook(useKeptPay, { initialProps: vi.fn(), wrapper });
    for (const times of [1, 2, 3]) {
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(call).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(result.current.isError).toBe(true));
      if (times === 2) settleAct(keys()[0] ?? '');
    }
    const [first, again, another] = keys();
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  it('that ends when somebody else is here tells him nothing', async () => {
    let answer: (data: unknown) => void = () => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const done = vi.fn();
    beginSession('first');
    const { result } = renderHook(useKeptPay, { initialProps: done, wrapper });
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(call).toHaveBeenCalled());
    beginSession('second');
    answer({ orderNo: '1' });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(done).not.toHaveBeenCalled();
    endSession();
  });

  it('of a customer is never that of the next one', async () => {
    vi.mocked(call).mockRejectedValue(new NetworkFailure('offline'));
    for (const times of [1, 2]) {
      beginSession(`customer ${times}`);
      const { result, unmount } = renderHook(useKeptPay, { initialProps: vi.fn(), wrapper });
      act(() => result.current.mutate({ amount: '10.00' }));
      await waitFor(() => expect(result.current.isError).toBe(true));
      unmount();
    }
    endSession();
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows what came of it before anything is fetched again', async () => {
    vi.mocked(call).mockImplementation(({ id }) =>
      id === pay.id ? Promise.resolve({ orderNo: '1' }) : new Promise(() => {}),
    );
    queryClient.setQueryData(read().queryKey, 'old');
    const observer = new QueryObserver(queryClient, {
      ...read(),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const stop = observer.subscribe(() => {});
    const done = vi.fn();
    const { result } = renderHook(useKeptPay, { initialProps: done, wrapper });
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(done).toHaveBeenCalledWith({ orderNo: '1' }, { shown: true });
    expect(queryClient.getQueryState(read().queryKey)?.isInvalidated).toBe(true);
    stop();
    queryClient.clear();
  });

  it('says when the customer has left before it was done', async () => {
    let answer: (data: unknown) => void = () => {};
    vi.mocked(call).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const done = vi.fn();
    const { result, unmount } = renderHook(useKeptPay, { initialProps: done, wrapper });
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(call).toHaveBeenCalled());
    unmount();
    answer({ orderNo: '1' });
    await waitFor(() => expect(done).toHaveBeenCalledWith({ orderNo: '1' }, { shown: false }));
  });
});
