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
