import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayLie, newerRelease } from '@/lib/release';
import { toasts } from '@/lib/toast';
import { standing } from '@/patterns/confirm';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import { wholeTable } from '@/route/table';
import { followReleases } from './releases';
import './screens';

const reload = vi.fn();
let registration: EventTarget & {
  waiting: { postMessage: ReturnType<typeof vi.fn> } | null;
  installing: EventTarget | null;
  update: () => Promise<void>;
};
const active = { postMessage: vi.fn() };
let typed = false;
mayLie(() => typed);

/** The worker of a newer release has come, and waits. */
function comes() {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

beforeEach(async () => {
  await wholeTable();
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: vi.fn(async () => {}),
  });
  active.postMessage.mockClear();
  const ready = Promise.resolve({ active });
  const serviceWorker = { register: async () => registration, controller: {}, ready };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  typed = false;
  reload.mockClear();
  newerRelease.set(null);
  toasts.set(null);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is offered on a tab, and taken by a tap', async () => {
  act(() => visit(to('/my')));
  await followReleases(reload);
  expect(toasts.get()).toBeNull();
  const worker = comes();
  expect(toasts.get()).toMatchObject({ text: '有新版本', act: { label: '更新' } });
  toasts.get()?.act?.onClick();
  await Promise.resolve();
  expect(worker.postMessage).toHaveBeenCalledWith('takeOver');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('that waited before this page was opened is offered, too', async () => {
  act(() => visit(to('/my')));
  registration.waiting = { postMessage: vi.fn() };
  await followReleases(reload);
  expect(toasts.get()?.text).toBe('有新版本');
});

it('says nothing over any other screen, until a tab is shown', async () => {
  act(() => visit(to('/email')));
  await followReleases(reload);
  comes();
  expect(toasts.get()).toBeNull();
  expect(newerRelease.get()).not.toBeNull();
  act(() => visit(to('/my')));
  expect(toasts.get()?.text).toBe('有新版本');
});

it('is taken after a question where something typed would be lost', async () => {
  act(() => visit(to('/my')));
  await followReleases(reload);
  const worker = comes();
  typed = true;
  for (const answer of [false, true]) {
    newerRelease.get()?.();
    expect(standing.get()?.title).toMatch(/重新填写/);
    standing.get()?.answer(answer);
    await new Promise((resolve) => setTimeout(resolve));
    expect(worker.postMessage).toHaveBeenCalledTimes(answer ? 1 : 0);
    expect(reload).toHaveBeenCalledTimes(answer ? 1 : 0);
  }
});

it('is none where the first worker comes', async () => {
  Object.assign(navigator.serviceWorker, { controller: null });
  act(() => visit(to('/my')));
  await followReleases(reload);
  comes();
  expect(newerRelease.get()).toBeNull();
});

it('is asked for when the page is seen again after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await followReleases(reload);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});

it('has its tabs kept, and what the first page has loaded, once', async () => {
  const loaded = ['https://tael.test/assets/a.js', 'https://tael.test/api/v1/m/user'];
  const entries = loaded.map((name) => ({ name }) as PerformanceEntry);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  act(() => visit(to('/email')));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let times = 0; times < 2; times += 1) {
    await followReleases(reload);
    expect(active.postMessage).toHaveBeenCalledTimes(times);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(active.postMessage).toHaveBeenCalledTimes(1);
  }
  const [[{ keep }]] = active.postMessage.mock.calls as [[{ keep: string[] }]];
  expect(keep).toEqual(expect.arrayContaining(['/assets/a.js', '/email', '/my', '/asset']));
  expect(keep.join()).not.toContain('/api/');
});
