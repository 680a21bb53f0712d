import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import { act as tell } from './act';
import { OFFLINE, useAction } from './action';
import { call } from './call';
import { NetworkFailure, Refusal } from './failure';
import { lineLost, offline } from './line';
import { openAct } from './openAct';
import { operation } from './operation';
import { queryClient } from './query';
import { watchLine } from './watchLine';

vi.mock('./call', async (original) => ({
  ...(await original<typeof import('./call')>()),
  call: vi.fn(),
}));

const pay = operation<{ amount: string }, { orderNo: string }>({ id: 'pay', path: '/pay' });
const reach = vi.fn<() => Promise<Response>>();
let online = true;

watchLine();

/** The browser says that there is a network, or none. */
function say(now: boolean) {
  online = now;
  act(() => void window.dispatchEvent(new Event(now ? 'online' : 'offline')));
}

async function lose() {
  reach.mockRejectedValue(new TypeError('Failed to fetch'));
  say(false);
  await waitFor(() => expect(offline.get()).toBe(true));
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', reach);
  vi.mocked(call).mockResolvedValue({ orderNo: '1' });
});

afterEach(() => {
  say(true);
  act(() => lineLost.set(false));
  vi.mocked(call).mockReset();
  toasts.set(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('there is no network', () => {
  it('once the browser says so and the server cannot be reached', async () => {
    await lose();
    say(true);
    expect(offline.get()).toBe(false);
  });

  it('and then what did not come says so at once, and is not waited for', async () => {
    const { retry } = queryClient.getDefaultOptions().queries ?? {};
    if (typeof retry !== 'function') throw new Error('retry is no rule');
    const lost = new NetworkFailure('unreachable');
    expect([0, 1, 2].map((failures) => retry(failures, lost))).toEqual([true, true, false]);
    expect(retry(0, new Refusal(90_002, '请求有误'))).toBe(false);
    await lose();
    expect(retry(0, lost)).toBe(false);
  });

  it('not for a server on the same machine, which answers without one', async () => {
    reach.mockResolvedValue(new Response());
    say(false);
    await act(async () => {});
    expect(reach).toHaveBeenCalled();
    expect(offline.get()).toBe(false);
  });

  it('not for a call alone that was lost: the next one may go through', () => {
    lineLost.set(true);
    expect(offline.get()).toBe(false);
  });

  it('when the browser says so after a call was lost', () => {
    lineLost.set(true);
    say(false);
    expect(offline.get()).toBe(true);
  });

  it('until the server is found again, though the browser never says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    reach.mockRejectedValue(new TypeError('Failed to fetch'));
    say(false);
    await vi.waitFor(() => expect(offline.get()).toBe(true));
    reach.mockResolvedValue(new Response());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(offline.get()).toBe(false);
  });
});

describe('an act without a network', () => {
  it('is not begun, says why, and is not sent when the network is back', async () => {
    await lose();
    const { result } = renderHook(() => useAction(pay, { deed: { at: '/pay', of: 'pay 7' } }));
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(toasts.get()?.text).toBe(OFFLINE);
    expect(openAct.get()).toBeNull();
    say(true);
    await act(async () => {});
    expect(call).not.toHaveBeenCalled();
    // The same tap then acts.
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
  });

  it('says so by its caller, where that tells', async () => {
    await lose();
    const { result } = renderHook(() => useAction(pay, { tells: true }));
    act(() => result.current.mutate({ amount: '10.00' }));
    await waitFor(() => expect(result.current.error?.message).toBe(OFFLINE));
    expect(toasts.get()).toBeNull();
  });

  it('of another kind is not begun either', async () => {
    await lose();
    await expect(tell(pay, { amount: '10.00' })).rejects.toThrow(OFFLINE);
    expect(toasts.get()?.text).toBe(OFFLINE);
    expect(call).not.toHaveBeenCalled();
  });
});
