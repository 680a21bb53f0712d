import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lasting, passing } from '@/lib/storage';
import {
  beginSession,
  endSession,
  expireSession,
  loginIsShownBy,
  rememberRoute,
  takeRoute,
  token,
  whenSessionEnds,
} from './session';

const ended = vi.fn();
const login = vi.fn();

/** What another tab did with the storage that both share. */
function otherTab(fresh: string | null) {
  lasting.clear();
  if (fresh) lasting.set('tael.token', fresh);
  window.dispatchEvent(new StorageEvent('storage', { key: fresh ? 'tael.token' : null }));
}

beforeEach(() => {
  vi.useFakeTimers();
  endSession();
  vi.clearAllMocks();
  loginIsShownBy(login);
});

const stop = whenSessionEnds(ended);

afterEach(() => {
  vi.useRealTimers();
});

describe('a session', () => {
  it('that begins ends the one before it, but for the route that was wanted', () => {
    beginSession('first');
    expect(ended).not.toHaveBeenCalled();
    lasting.set('tael.gesture', 'of the first');
    passing.set('tael.buy', 'of the first');
    rememberRoute('/wanted');
    beginSession('second');
    expect(ended).toHaveBeenCalledTimes(1);
    expect([lasting.get('tael.gesture'), passing.get('tael.buy')]).toEqual([null, null]);
    expect([token.get(), lasting.get('tael.token')]).toEqual(['second', 'second']);
    expect(takeRoute()).toBe('/wanted');
  });

  it('is not ended by a late answer to the one before it', () => {
    beginSession('first');
    beginSession('second');
    expireSession('first');
    expireSession(null);
    vi.runAllTimers();
    expect([token.get(), login.mock.calls.length]).toEqual(['second', 0]);
    expireSession('second');
    vi.runAllTimers();
    expect([token.get(), login.mock.calls.length]).toEqual([null, 1]);
  });

  it('is that of the other tab when somebody logs in or out there', () => {
    beginSession('first');
    passing.set('tael.buy', 'of the first');
    otherTab('second');
    expect([token.get(), passing.get('tael.buy')]).toEqual(['second', null]);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(lasting.get('tael.token')).toBe('second');
    otherTab('second');
    expect(ended).toHaveBeenCalledTimes(1);
    otherTab(null);
    expect(token.get()).toBeNull();
    expect(ended).toHaveBeenCalledTimes(2);
    stop();
  });
});
