import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/ui/toast';
import { call } from './call';
import { Busy, NetworkFailure, NOT_CONNECTED, Refusal } from './failure';
import { operation } from './operation';
import { queryClient, useAction } from './query';

vi.mock('./call', async (original) => ({
  ...(await original<typeof import('./call')>()),
  call: vi.fn(),
}));

const pay = operation<{ amount: string }, { orderNo: string }>({
  id: 'pay',
  method: 'POST',
  path: '/pay',
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
});
