import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '@/wire/session';
import { drawGesture, removeGesture, saveGesture } from './gesture';
import { chooseLockAfter, gestureLocked, hasGesture, lockAfter } from './gestureLock';

const NODES = [0, 1, 2, 5];

/** The app lies in the background for so long. */
function away(seconds: number) {
  look(true);
  vi.setSystemTime(Date.now() + seconds * 1000);
  look(false);
}

function look(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The app is put away, its tab discarded, and restored so long after with what it kept. */
async function restored(seconds: number) {
  look(true);
  const kept = Object.entries(sessionStorage);
  // The page that is gone counts no longer.
  look(false);
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  vi.setSystemTime(Date.now() + seconds * 1000);
  vi.resetModules();
  return await import('./gestureLock');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  beginSession('token');
});

afterEach(() => {
  endSession();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('closes again after the app lay in the background, and a drawing opens it', async () => {
  await saveGesture(NODES);
  away(59);
  expect(gestureLocked.get()).toBe(false);
  away(60);
  expect(gestureLocked.get()).toBe(true);
  expect(await drawGesture([0, 1, 2, 4])).toEqual({ ok: false, left: 4 });
  expect(gestureLocked.get()).toBe(true);
  expect(await drawGesture(NODES)).toMatchObject({ ok: true });
  expect(gestureLocked.get()).toBe(false);
});

it('closes after the time that was chosen, which another drawing keeps', async () => {
  await saveGesture(NODES);
  chooseLockAfter('300');
  await saveGesture([0, 3, 6, 7]);
  expect(lockAfter()).toBe('300');
  away(299);
  expect(gestureLocked.get()).toBe(false);
  chooseLockAfter('0');
  away(0);
  expect(gestureLocked.get()).toBe(true);
});

it('never closes where no gesture is set, or none any more', async () => {
  away(3_600);
  expect(gestureLocked.get()).toBe(false);
  await saveGesture(NODES);
  removeGesture();
  away(3_600);
  expect([hasGesture(), gestureLocked.get()]).toEqual([false, false]);
});

it('is closed in a tab that was discarded and restored after the time', async () => {
  await saveGesture(NODES);
  const late = await restored(3_600);
  expect(late.gestureLocked.get()).toBe(true);
  // It stays so after a reload, whatever the clock says then.
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.resetModules();
  expect((await import('./gestureLock')).gestureLocked.get()).toBe(true);
});

it('is closed in a restored tab at once where that was chosen', async () => {
  await saveGesture(NODES);
  chooseLockAfter('0');
  expect((await restored(1)).gestureLocked.get()).toBe(true);
});

it('stays open in a tab that is restored within the time, which begins anew', async () => {
  await saveGesture(NODES);
  expect((await restored(59)).gestureLocked.get()).toBe(false);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect((await restored(59)).gestureLocked.get()).toBe(false);
});

it('counts from when the app was left, in a tab that is restored unseen', async () => {
  await saveGesture(NODES);
  look(true);
  vi.setSystemTime(Date.now() + 30_000);
  vi.resetModules();
  const unseen = await import('./gestureLock');
  expect(unseen.gestureLocked.get()).toBe(false);
  vi.setSystemTime(Date.now() + 30_000);
  look(false);
  expect(unseen.gestureLocked.get()).toBe(true);
});

it('closes where the clock was set back while the app was away', async () => {
  await saveGesture(NODES);
  away(-1);
  expect(gestureLocked.get()).toBe(true);
  await drawGesture(NODES);
  expect((await restored(-1)).gestureLocked.get()).toBe(true);
});

it('is closed in a tab that died while it was seen, and is restored after the time', async () => {
  await saveGesture(NODES);
  vi.setSystemTime(Date.now() + 60_000);
  vi.resetModules();
  expect((await import('./gestureLock')).gestureLocked.get()).toBe(true);
});

it('opens by a drawing, whatever was before, and leaves nothing after the session', async () => {
  await saveGesture(NODES);
  away(3_600);
  await drawGesture(NODES);
  expect((await restored(0)).gestureLocked.get()).toBe(false);
  look(true);
  expect(sessionStorage.length).toBe(1);
  endSession();
  expect(sessionStorage.length).toBe(0);
});
