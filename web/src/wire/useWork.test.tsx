import { act, renderHook } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { beginSession, endSession } from './session';
import { useShown, useWork } from './useWork';

/** Work of which the test says how it ends. */
function work(onSuccess?: () => unknown) {
  const ends: { resolve: (data: string) => void; reject: (cause: Error) => void }[] = [];
  const run = (_: string) =>
    new Promise<string>((resolve, reject) => {
      ends.push({ resolve, reject });
    });
  const onError = vi.fn();
  const hook = renderHook(() => useWork(run, { onSuccess, onError }));
  const now = () => hook.result.current;
  const begin = (own?: Parameters<ReturnType<typeof now>['mutate']>[1]) =>
    act(() => now().mutate('input', own));
  return { ...hook, now, begin, ends, onError };
}

it('stands as it goes, and tells of its end where it was begun', async () => {
  const onSuccess = vi.fn();
  const { now, begin, ends } = work(onSuccess);
  expect(now().status).toBe('idle');
  const own = vi.fn();
  begin({ onSuccess: own });
  expect(now().isPending).toBe(true);
  await act(async () => ends[0]?.resolve('done'));
  expect(now()).toMatchObject({ isSuccess: true, data: 'done', error: null });
  expect([onSuccess.mock.calls, own.mock.calls]).toEqual([[['done']], [['done']]]);
});

it('is under way until what follows it is done', async () => {
  let follow: (value?: unknown) => void = () => {};
  const { now, begin, ends } = work(() => new Promise((resolve) => (follow = resolve)));
  begin();
  await act(async () => ends[0]?.resolve('done'));
  expect(now().isPending).toBe(true);
  await act(async () => follow());
  expect(now().isSuccess).toBe(true);
});

it('that fails says why, and begun anew forgets that', async () => {
  const { now, begin, ends, onError } = work();
  begin();
  await act(async () => ends[0]?.reject(new Error('lost')));
  expect(now()).toMatchObject({ isError: true, error: { message: 'lost' } });
  expect(onError).toHaveBeenCalledTimes(1);
  begin();
  expect(now()).toMatchObject({ isPending: true, error: null });
});

it('that was reset, or begun anew, or left, does not tell its own end', async () => {
  const { now, begin, ends, unmount } = work();
  const own = vi.fn();
  begin({ onSuccess: own });
  act(() => now().reset());
  await act(async () => ends[0]?.resolve('first'));
  expect(now().status).toBe('idle');
  begin({ onSuccess: own });
  begin();
  await act(async () => ends[1]?.resolve('second'));
  expect(now().isPending).toBe(true);
  await act(async () => ends[2]?.resolve('third'));
  expect(now().data).toBe('third');
  begin({ onSuccess: own });
  unmount();
  await act(async () => ends[3]?.resolve('fourth'));
  expect(own).not.toHaveBeenCalled();
});

it('tells no end to whoever is here by then', async () => {
  beginSession('one');
  const onSuccess = vi.fn();
  const { now, begin, ends, onError } = work(onSuccess);
  const own = { onSuccess: vi.fn(), onError: vi.fn() };
  begin(own);
  endSession();
  await act(async () => ends[0]?.resolve('done'));
  expect(now().isPending).toBe(false);
  begin(own);
  beginSession('another');
  await act(async () => ends[1]?.reject(new Error('lost')));
  for (const told of [onSuccess, onError, own.onSuccess, own.onError]) {
    expect(told).not.toHaveBeenCalled();
  }
  endSession();
});

it('can be waited for', async () => {
  const { now, ends } = work();
  let ended: Promise<string> = Promise.resolve('');
  act(() => {
    ended = now().mutateAsync('input');
  });
  await act(async () => ends[0]?.resolve('done'));
  expect(await ended).toBe('done');
  act(() => {
    ended = now().mutateAsync('input');
  });
  const told = expect(ended).rejects.toThrow('lost');
  await act(async () => ends[1]?.reject(new Error('lost')));
  await told;
});

/** Hands out whether it is shown. */
function Place({ tell }: { tell: (shown: { current: boolean }) => void }) {
  tell(useShown());
  return <p>place</p>;
}

it('knows that a place is left as soon as it is off the page', async () => {
  let shown = { current: false };
  const into = document.createElement('div');
  const root = createRoot(into);
  await act(async () => root.render(<Place tell={(its) => (shown = its)} />));
  expect(shown.current).toBe(true);
  const left = new Promise<boolean>((resolve) => {
    new MutationObserver(() => resolve(shown.current)).observe(into, { childList: true });
  });
  // As a page is left: not at once, so that nothing waits for its effects to end.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  startTransition(() => root.render(null));
  expect(await left).toBe(false);
  vi.unstubAllGlobals();
});
