import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './call';
import { Refusal } from './failure';
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

function paying(onDone: () => void) {
  return renderHook(usePay, {
    initialProps: onDone,
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
}

afterEach(() => vi.mocked(call).mockReset());

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
});
