import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import { operation } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import { usePreview } from './usePreview';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));

const fee = operation<{ amount: string }, { of: string }>({ id: 'fee', path: '/fee' });

/** Who waits for the answer of an amount. */
let asked: Map<string, { resolve: (fee: { of: string }) => void; reject: (why: Error) => void }>;

beforeEach(() => {
  asked = new Map();
  queryClient.clear();
  vi.mocked(call).mockImplementation(
    (_, input) =>
      new Promise<never>((resolve, reject) => {
        const how = { resolve: (of: unknown) => resolve(of as never), reject };
        asked.set((input as { amount: string }).amount, how);
      }),
  );
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

interface Typed {
  amount: string;
  fault?: string;
}

function form(amount: string, fault?: string) {
  return renderHook(
    (typed: Typed) => usePreview(fee, (sum) => ({ amount: sum }), { fault: undefined, ...typed }),
    { initialProps: { amount, fault } as Typed, wrapper },
  );
}

const isAsked = (amount: string) => waitFor(() => expect([...asked.keys()]).toContain(amount));
async function answer(amount: string) {
  asked.get(amount)?.resolve({ of: amount });
  const { queryKey } = fee({ amount });
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual({ of: amount }));
  await act(async () => {});
}

describe('a preview of what is typed', () => {
  it('is asked for what was there at first, and is exact once it has come', async () => {
    const { result } = form('100.00');
    await isAsked('100.00');
    expect(result.current).toMatchObject({ pre: undefined, exact: false, failed: false });
    await answer('100.00');
    expect(result.current).toMatchObject({ pre: { of: '100.00' }, exact: true });
  });

  it('stays while the next one is on its way, and is not exact meanwhile', async () => {
    const { result, rerender } = form('100.00');
    await isAsked('100.00');
    await answer('100.00');
    rerender({ amount: '200.00' });
    // Not before it is asked for, either.
    expect(result.current).toMatchObject({ pre: { of: '100.00' }, exact: false });
    await isAsked('200.00');
    expect(result.current).toMatchObject({ pre: { of: '100.00' }, exact: false });
    await answer('200.00');
    expect(result.current).toMatchObject({ pre: { of: '200.00' }, exact: true });
  });

  it('that comes late, of an older amount, is never taken for that of the newer one', async () => {
    const { result, rerender } = form('100.00');
    await isAsked('100.00');
    rerender({ amount: '200.00' });
    await isAsked('200.00');
    await act(async () => asked.get('100.00')?.resolve({ of: '100.00' }));
    expect(result.current).toMatchObject({ pre: undefined, exact: false });
    await answer('200.00');
    expect(result.current).toMatchObject({ pre: { of: '200.00' }, exact: true });
  });

  it('of each key is not asked for while the customer types', async () => {
    const { rerender } = form('');
    for (const amount of ['1.00', '10.00', '100.00']) rerender({ amount });
    await isAsked('100.00');
    expect([...asked.keys()]).toEqual(['100.00']);
  });

  it('that failed says so, and can be asked for again', async () => {
    const { result, rerender } = form('100.00');
    await isAsked('100.00');
    await answer('100.00');
    rerender({ amount: '200.00' });
    await isAsked('200.00');
    await act(async () => asked.get('200.00')?.reject(new Refusal(16001, '系统繁忙')));
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current).toMatchObject({ pre: undefined, exact: false });
    asked.clear();
    act(() => result.current.retry());
    await isAsked('200.00');
    await answer('200.00');
    expect(result.current).toMatchObject({ pre: { of: '200.00' }, exact: true, failed: false });
  });

  it('of what will not do is not asked for, and what was known is shown no more', async () => {
    const { result, rerender } = form('1.00', '至少10元');
    rerender({ amount: '100.00' });
    await isAsked('100.00');
    await answer('100.00');
    expect([...asked.keys()]).toEqual(['100.00']);
    rerender({ amount: '5.00', fault: '至少10元' });
    expect(result.current).toMatchObject({ pre: undefined, exact: false, failed: false });
    rerender({ amount: '' });
    expect(result.current).toMatchObject({ pre: undefined, exact: false, failed: false });
  });
});
