import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { visit } from '@/route/history';
import { call } from '@/wire/call';
import { NetworkFailure } from '@/wire/failure';
import { placedUnder } from '@/wire/gen/orders';
import { beginAct, loseAct, openAct, settleAct } from '@/wire/openAct';
import { queryClient } from '@/wire/query';
import { useLostAct } from './useLostAct';
import { keepDraft, useOrderDraft } from './useOrderDraft';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));

const AT = '/publicbuy?fundCode=016823';
const server = vi.mocked(call);
const OF = 'buy 016823';
const taken = { order: { orderNo: '88', kind: '022' } };

beforeEach(() => {
  queryClient.clear();
  server.mockReset();
  settleAct(openAct.get()?.key ?? '');
  toasts.set(null);
  visit(AT, { replace: true });
  keepDraft({ of: OF, fundCode: '016823', amount: '1000', accepted: [] });
});

function Form({ confirming }: { confirming: boolean }) {
  const instead = useLostAct(confirming);
  const { draft } = useOrderDraft('buy', '016823', { fundCode: '016823', amount: '' });
  return instead ?? <p>买入{draft.amount || '空'}</p>;
}

function form(confirming = false) {
  return (
    <QueryClientProvider client={queryClient}>
      <Form confirming={confirming} />
    </QueryClientProvider>
  );
}

function lost(key: string, at = AT, of = OF) {
  beginAct(key, { at, of });
  loseAct(key);
}

const here = () => window.location.pathname + window.location.search;

it('leads first to the order whose answer was lost, and forgets what was filled in', async () => {
  lost('key-of-88');
  server.mockResolvedValue(taken);
  render(form());
  expect(screen.queryByText(/^买入/)).toBeNull();
  await waitFor(() => expect(here()).toBe('/fundResult?orderNo=88'));
  expect(server.mock.calls.map(([{ id }, input]) => [id, input])).toEqual([
    [placedUnder.id, { key: 'key-of-88' }],
  ]);
  expect(openAct.get()).toBeNull();
  expect(screen.getByText('买入空')).toBeVisible();
});

it('gives the form back as it was where nothing was placed', async () => {
  lost('key-of-none');
  server.mockResolvedValue({ order: null });
  render(form());
  expect(await screen.findByText('买入1000')).toBeVisible();
  expect([here(), openAct.get()]).toEqual([AT, null]);
});

it('lets nobody order before it is known, and asks again', async () => {
  lost('key-unknown');
  server.mockRejectedValueOnce(new NetworkFailure('offline'));
  server.mockRejectedValueOnce(new NetworkFailure('offline'));
  server.mockRejectedValueOnce(new NetworkFailure('offline'));
  server.mockResolvedValue({ order: null });
  render(form());
  const again = await screen.findByRole('button', { name: '重试' });
  expect(screen.queryByText(/^买入/)).toBeNull();
  act(() => again.click());
  expect(await screen.findByText('买入1000')).toBeVisible();
});

it('tells of an order of another form without leaving this one', async () => {
  lost('key-of-88', '/publicbuy?fundCode=000001', 'buy 000001');
  server.mockResolvedValue(taken);
  render(form());
  expect(await screen.findByText('买入1000')).toBeVisible();
  expect(here()).toBe(AT);
  expect(toasts.get()?.text).toBe('委托已受理');
  act(() => toasts.get()?.act?.onClick());
  expect(here()).toBe('/fundResult?orderNo=88');
});

it('waits while the customer confirms, who may try the same again, and asks when he stops', async () => {
  server.mockResolvedValue({ order: null });
  const { rerender } = render(form(true));
  act(() => lost('key-in-sheet'));
  expect(screen.getByText('买入1000')).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  rerender(form(false));
  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('买入1000')).toBeVisible();
});

it('asks first though the form opens at its password, as after a reload', async () => {
  lost('key-before');
  server.mockResolvedValue(taken);
  render(form(true));
  expect(screen.queryByText(/^买入/)).toBeNull();
  await waitFor(() => expect(here()).toBe('/fundResult?orderNo=88'));
});

it('waits for an order that is still under way from before', async () => {
  beginAct('key-flying', { at: AT, of: OF });
  render(form());
  expect(screen.queryByText(/^买入/)).toBeNull();
  expect(server).not.toHaveBeenCalled();
  act(() => settleAct('key-flying'));
  expect(await screen.findByText('买入1000')).toBeVisible();
});

it('of something else than a form leads to the order that tells of it, and forgets no draft', async () => {
  lost('key-of-again', '/dealDetails?orderNo=77', 'again 77');
  server.mockResolvedValue({ order: { orderNo: '77', kind: '098' } });
  render(form());
  expect(await screen.findByText('买入1000')).toBeVisible();
  expect(toasts.get()?.text).toBe('上次的申请已受理');
  act(() => toasts.get()?.act?.onClick());
  expect(here()).toBe('/dealDetails?orderNo=77');
});
