import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const STEPS = ['/realname', '/personalinfo', '/bankauth'];
const SCREENS = ['/my', '/opening', '/createsuccess', '/openAudit', ...STEPS];

/** The app as a browser has it that was just opened, or reloaded, where it stands. */
async function opened() {
  vi.resetModules();
  const { setScreens } = await import('./table');
  const { useFlow } = await import('./flow');
  const { places, visit } = await import('./history');
  const flow = (path: string) =>
    path === '/my' || path === '/createsuccess' ? undefined : 'opening';
  setScreens(
    SCREENS.map((path) => ({ path, title: '', needs: 'public', redirect: '/', flow: flow(path) })),
  );
  const { result } = renderHook(() => useFlow('opening', STEPS));
  const at = (path: string) =>
    vi.waitFor(() =>
      expect([places.get().pathname, window.location.pathname]).toEqual([path, path]),
    );
  return {
    at,
    go: (path: string) => act(() => visit(path)),
    back: () => act(() => window.history.back()),
    now: () => result.current.now,
    flow: (work: (flow: typeof result.current) => void) => act(() => work(result.current)),
  };
}

beforeEach(() => window.history.pushState(null, '', '/my'));

it('goes on step by step, and back by the bar and by the phone', async () => {
  const { at, go, back, flow, now } = await opened();
  go('/opening');
  expect(now()).toBe(0);
  go('/realname');
  expect(now()).toBe(1);
  flow(({ next }) => next());
  flow(({ next }) => next());
  await at('/bankauth');
  expect(now()).toBe(3);
  // After the last step there is none.
  flow(({ next }) => next());
  await at('/bankauth');
  back();
  await at('/personalinfo');
  expect(now()).toBe(2);
  flow((one) => one.back());
  await at('/realname');
  flow((one) => one.back());
  await at('/opening');
});

it('is left behind in one step when it has ended', async () => {
  const { at, go, back, flow } = await opened();
  go('/opening');
  go('/realname');
  flow(({ next }) => next());
  go('/openAudit?proofType=cert');
  flow(({ end }) => end('/createsuccess'));
  await at('/createsuccess');
  back();
  await at('/my');
});

it('stands where it stood after a reload in its middle, and is still left in one step', async () => {
  const before = await opened();
  before.go('/opening');
  before.go('/realname');
  before.flow(({ next }) => next());
  await before.at('/personalinfo');
  const { at, back, flow, now } = await opened();
  expect(now()).toBe(2);
  flow(({ next }) => next());
  await at('/bankauth');
  flow(({ end }) => end('/createsuccess'));
  await at('/createsuccess');
  back();
  await at('/my');
});

it('that was entered in its middle goes back by its steps, each in the place of the other', async () => {
  window.history.replaceState(null, '', '/bankauth');
  const { at, flow } = await opened();
  flow((one) => one.back());
  await at('/personalinfo');
  flow((one) => one.back());
  await at('/realname');
  flow((one) => one.back());
  await at('/fundhome');
});

it('knows its step whatever else the screen was given', async () => {
  const { go, now } = await opened();
  go('/personalinfo?from=buy');
  expect(now()).toBe(2);
});

it('puts a step that cannot be done again behind nobody', async () => {
  const { at, go, back, flow } = await opened();
  go('/realname');
  flow(({ next }) => next({ replace: true }));
  await at('/personalinfo');
  back();
  await at('/my');
});
