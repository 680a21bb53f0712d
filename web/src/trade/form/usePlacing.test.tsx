import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { visit } from '@/route/history';
import { setScreens } from '@/route/table';
import type { Promised } from '@/trade/form/promised';
import { call } from '@/wire/call';
import { NetworkFailure, NOT_CONNECTED, Refusal } from '@/wire/failure';
import { ORDER } from '@/wire/gen/topics';
import { operation } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import { usePlacing } from './usePlacing';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));
const server = vi.mocked(call);

interface Order extends Promised {
  amount: string;
}

const order = operation<Order, { orderNo: string; kind: string }>({
  id: 'order',
  method: 'POST',
  path: '/order',
  writes: ORDER,
});

const FORM = '/publicbuy?fundCode=016823';
const TODAY = {
  of: 'buy 016823',
  open: true,
  promised: { promisedDay: '2026-11-25' },
  onSend: () => {},
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

function form(props: Parameters<typeof usePlacing>[1] = TODAY) {
  return renderHook((now: Parameters<typeof usePlacing>[1]) => usePlacing(order, now), {
    initialProps: props,
    wrapper,
  });
}

async function place({ result }: ReturnType<typeof form>, amount = '100') {
  await act(async () => result.current.place({ amount }));
}

/** What was ordered, and under which keys. */
function ordered() {
  return server.mock.calls.map(([, input]) => input);
}
function keys() {
  return server.mock.calls.map(([, , options]) => options?.idempotencyKey);
}

beforeEach(() => {
  server.mockReset();
  queryClient.clear();
  act(() => visit(FORM));
});

describe('placing an order', () => {
  it('leads to its result, which takes the place of the form', async () => {
    const behind = window.history.length;
    server.mockResolvedValueOnce({ orderNo: '7', kind: '022' });
    await place(form());
    await waitFor(() => expect(window.location.pathname).toBe('/fundResult'));
    expect([window.location.search, window.history.length]).toEqual(['?orderNo=7', behind]);
  });

  it('has its result at hand before it is placed, and asks for it again where that failed', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no line')));
    setScreens([{ path: '/fundResult', title: '', needs: 'login', view: { load } }]);
    const confirming = form({ ...TODAY, open: false });
    expect(load).not.toHaveBeenCalled();
    confirming.rerender(TODAY);
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => {});
    confirming.rerender({ ...TODAY, open: false });
    confirming.rerender(TODAY);
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => setScreens([]));
  });

  it('of a subscription leads to its own result', async () => {
    server.mockResolvedValueOnce({ orderNo: '8', kind: '020' });
    await place(form());
    await waitFor(() => expect(window.location.pathname).toBe('/subscriberesult'));
  });

  it('names what was read when the customer began to confirm, though the page moved on', async () => {
    const confirming = form({ ...TODAY, open: false });
    confirming.rerender(TODAY);
    confirming.rerender({ ...TODAY, promised: { promisedDay: '2026-11-26' } });
    server.mockResolvedValueOnce({ orderNo: '9', kind: '022' });
    await place(confirming);
    expect(ordered()).toEqual([{ amount: '100', promisedDay: '2026-11-25' }]);
  });

  it('is asked for again with the day that the server named, and stays on the form', async () => {
    const confirming = form();
    server.mockRejectedValueOnce(new Refusal(16044, '日期已变', { day: '2026-11-26' }));
    await place(confirming);
    expect(window.location.pathname + window.location.search).toBe(FORM);
    server.mockResolvedValueOnce({ orderNo: '10', kind: '022' });
    await place(confirming);
    expect(ordered()[1]).toEqual({ amount: '100', promisedDay: '2026-11-26' });
  });

  it('after a lost line is the same order, after another sum another one', async () => {
    const confirming = form();
    server.mockRejectedValue(new NetworkFailure(NOT_CONNECTED));
    await place(confirming);
    await place(confirming);
    await place(confirming, '200');
    const [first, again, other] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('that is done after the form was left says so, and leads nowhere by itself', async () => {
    const left = form();
    let answer: (value: unknown) => void = () => {};
    server.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await place(left);
    left.unmount();
    act(() => visit('/fundhome'));
    await act(async () => answer({ orderNo: '11', kind: '022' }));
    expect(window.location.pathname).toBe('/fundhome');
    expect(toasts.get()?.act?.label).toBeTruthy();
  });
});
