import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabLocks } from '../../test/locks';

const BUY = { at: '/publicbuy?fundCode=016823', of: 'buy 016823' };
const REDEEM = { at: '/ransom?fundCode=016823', of: 'redeem 016823' };

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: tabLocks(), configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** A tab that is opened now: it has its own memory, and the storage and locks of all. */
function tab() {
  vi.resetModules();
  return import('./openAct');
}

/** Time for the other tab to be told of a lock. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('an act that another tab is placing', () => {
  it('is under way here too, so that nobody asks for its key and closes it', async () => {
    const placing = await tab();
    placing.beginAct('key-of-first', BUY);
    const second = await tab();
    await turn();
    expect(second.openAct.get()).toMatchObject({ key: 'key-of-first', flying: true });
    placing.settleAct('key-of-first');
    await turn();
    expect(second.openAct.get()).toBeNull();
    // Nothing is left for a third one.
    expect((await tab()).openAct.get()).toBeNull();
  });

  it('is done here too, though storage forgets it only later', async () => {
    const placing = await tab();
    placing.beginAct('key-of-first', BUY);
    const second = await tab();
    const forgets = vi.spyOn(Storage.prototype, 'removeItem').mockReturnValue();
    placing.settleAct('key-of-first');
    await turn();
    expect(second.openAct.get()).toBeNull();
    forgets.mockRestore();
    localStorage.clear();
  });

  it('may be asked for once its answer is lost', async () => {
    const placing = await tab();
    placing.beginAct('key-of-first', BUY);
    const second = await tab();
    placing.loseAct('key-of-first');
    await turn();
    expect(second.openAct.get()).toEqual({ key: 'key-of-first', ...BUY });
  });

  it('is not forgotten when this one places another', async () => {
    const first = await tab();
    const second = await tab();
    first.beginAct('key-of-first', BUY);
    second.beginAct('key-of-second', REDEEM);
    second.settleAct('key-of-second');
    // The first tab is gone before its answer.
    first.loseAct('key-of-first');
    const later = await tab();
    await turn();
    expect(later.openAct.get()).toEqual({ key: 'key-of-first', ...BUY });
  });
});

it('one that gives way to another comes back when that is settled', async () => {
  const { beginAct, loseAct, settleAct, openAct } = await tab();
  beginAct('key-of-first', BUY);
  loseAct('key-of-first');
  beginAct('key-of-second', REDEEM);
  settleAct('key-of-second');
  await turn();
  expect(openAct.get()).toEqual({ key: 'key-of-first', ...BUY });
  settleAct('key-of-first');
  expect([openAct.get(), localStorage.length]).toEqual([null, 0]);
});

it('a tab without locks, as on a page without TLS, takes up what was open', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const before = await tab();
  before.beginAct('key-of-before', BUY);
  const now = await tab();
  await turn();
  expect(now.openAct.get()).toEqual({ key: 'key-of-before', ...BUY });
});

it('is gone with the session', async () => {
  const { beginAct, openAct } = await tab();
  const { beginSession, endSession } = await import('./session');
  beginSession('first');
  beginAct('key-of-first', BUY);
  endSession();
  expect([openAct.get(), localStorage.length]).toEqual([null, 0]);
});
