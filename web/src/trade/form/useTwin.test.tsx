import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { standing } from '@/patterns/confirm';
import { call } from '@/wire/call';
import { ordersInTransit } from '@/wire/gen/orders';
import { queryClient } from '@/wire/query';
import { twinOf, useTwin } from './useTwin';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));

const order = {
  orderNo: '1',
  kind: '022',
  fundCode: '016823',
  amount: '5000.00',
  createdAt: '2026-11-23T09:34:00+08:00',
};
const wanted = { fundCode: '016823', value: '5000.00', at: '2026-11-23T09:35:00+08:00' };

function found(change: Partial<typeof order>, want: Partial<typeof wanted> = {}) {
  const orders = [{ ...order, ...change }] as unknown as Parameters<typeof twinOf>[0];
  return twinOf(orders, { ...wanted, ...want })?.orderNo;
}

it('finds the same purchase of a moment ago', () => {
  expect(found({})).toBe('1');
  expect(found({}, { value: '5000.0' })).toBe('1');
});

it('passes over other sums, funds, kinds and times', () => {
  expect(found({ amount: '5000.01' })).toBeUndefined();
  expect(found({ fundCode: '016824' })).toBeUndefined();
  expect(found({ kind: '024' })).toBeUndefined();
  expect(found({ createdAt: '2026-11-23T09:32:59+08:00' })).toBeUndefined();
});

/** The answer of the server to who asks for the orders in transit, when it comes. */
let orders: Promise<unknown>;

beforeEach(() => {
  queryClient.clear();
  orders = Promise.resolve({ orders: [order] });
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(({ id }) =>
    id === ordersInTransit.id ? orders : Promise.resolve({ at: wanted.at }),
  );
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

function confirming() {
  const [onFound, onMeant] = [vi.fn(), vi.fn()];
  const hook = renderHook((open: boolean) => useTwin({ ...wanted, open, onFound, onMeant }), {
    initialProps: false,
    wrapper,
  });
  return { ...hook, onFound, onMeant };
}

const looks = () => vi.mocked(call).mock.calls.filter(([{ id }]) => id === ordersInTransit.id);
const isAsked = () => waitFor(() => expect(standing.get()?.title).toMatch(/刚刚买过/));

it('is looked for when the password is asked for, which it takes back, and is asked about', async () => {
  const { rerender, onFound, onMeant } = confirming();
  expect(looks()).toEqual([]);
  rerender(true);
  await isAsked();
  expect(onFound).toHaveBeenCalledTimes(1);
  await act(async () => standing.get()?.answer(false));
  expect(onMeant).not.toHaveBeenCalled();
});

it('is not asked about again while another one is meant, but when that is begun anew', async () => {
  const { rerender, onMeant } = confirming();
  rerender(true);
  await isAsked();
  rerender(false);
  await act(async () => standing.get()?.answer(true));
  expect(onMeant).toHaveBeenCalledTimes(1);
  rerender(true);
  expect([standing.get(), looks().length]).toEqual([null, 1]);
  rerender(false);
  rerender(true);
  await isAsked();
  await act(async () => standing.get()?.answer(undefined));
});

it('that is found after the customer has left the password is not told of', async () => {
  let tell: (found: unknown) => void = () => {};
  orders = new Promise((resolve) => (tell = resolve));
  const { rerender, onFound } = confirming();
  rerender(true);
  await waitFor(() => expect(looks()).toHaveLength(1));
  rerender(false);
  await act(async () => tell({ orders: [order] }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect([standing.get(), onFound.mock.calls.length]).toEqual([null, 0]);
});
