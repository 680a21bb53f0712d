import { webcrypto } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showFund } from './gen/funds';
import { heldFunds } from './gen/holdings';
import { preBuy, tradeRecords } from './gen/orders';
import { lineLost } from './line';
import { keepSeen, showSeen } from './seen';
import type { Row, Shelf } from './seenShelf';
import { beginSession, endSession } from './session';

const held: readonly unknown[] = heldFunds().queryKey;
const records = tradeRecords({}).queryKey;
const preview = preBuy({ fundCode: '016823' }).queryKey;
const fund: readonly unknown[] = showFund({ fundCode: '016823' }).queryKey;
const AT_MS = Date.parse('2026-11-23T14:32:00+08:00');
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let rows: Map<string, Row>;
let full: boolean;

const shelf: Shelf = {
  all: async () => [...rows.values()],
  put: async (all) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    for (const row of all) rows.set(row.id, row);
  },
  drop: async (ids) => ids.forEach((id) => void rows.delete(id)),
  clear: async () => rows.clear(),
};

/** The cache of a page that has just been opened. */
async function page() {
  const client = new QueryClient();
  await showSeen(client, shelf);
  keepSeen(client, { also: ['userinfo'], never: [] }, shelf);
  return client;
}

/** Answers come, and the page is left. */
async function visit(answers: readonly (readonly [readonly unknown[], unknown])[] = ANSWERS) {
  const client = await page();
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: Date.now() });
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  return client;
}

const ANSWERS = [
  [held, { total: '80421.17' }],
  [records, { months: [] }],
  [preview, { dates: {} }],
  [['userinfo', 'merged'], { custNo: '1' }],
] as const;

/** What was begun has ended; WebCrypto works beside the page. */
async function settled() {
  for (let turn = 0; turn < 30; turn += 1) await sleep(1);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(AT_MS);
  vi.stubGlobal('crypto', webcrypto);
  [rows, full] = [new Map(), false];
  lineLost.set(false);
  endSession();
  beginSession('bearer');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('shows after a cold start what was last seen, under the time at which it came', async () => {
  await visit();
  vi.setSystemTime(AT_MS + 2 * HOUR_MS);
  const again = await page();
  expect(again.getQueryData(held)).toEqual({ total: '80421.17' });
  expect(again.getQueryState(held)?.dataUpdatedAt).toBe(AT_MS);
  expect(again.getQueryData(records)).toEqual({ months: [] });
  expect(again.getQueryData(['userinfo', 'merged'])).toEqual({ custNo: '1' });
});

it('is asked for anew, however young it is', async () => {
  await visit();
  expect((await page()).getQueryState(held)?.isInvalidated).toBe(true);
});

it('takes nothing away from an answer that is newer', async () => {
  await visit();
  const client = new QueryClient();
  client.setQueryData(held, { total: '1.00' }, { updatedAt: AT_MS + 1 });
  await showSeen(client, shelf);
  expect(client.getQueryData(held)).toEqual({ total: '1.00' });
});

it('keeps no preview, whose dates are promised for now only, nor an answer that was ruled out', async () => {
  await visit();
  expect((await page()).getQueryData(preview)).toBeUndefined();
  const client = new QueryClient();
  keepSeen(client, { also: [], never: ['showFund'] }, shelf);
  client.setQueryData(fund, { fundCode: '016823' });
  window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect((await page()).getQueryData(fund)).toBeUndefined();
});

it('keeps of a long list its first page', async () => {
  const key = ['tradeRecords', {}, 'pages'];
  await visit([[key, { pages: [{ pageNo: 1 }, { pageNo: 2 }], pageParams: [1, 2] }]]);
  expect((await page()).getQueryData(key)).toEqual({ pages: [{ pageNo: 1 }], pageParams: [1] });
});

describe('an act', () => {
  it('takes away what it made old, at once', async () => {
    const client = await visit();
    void client.invalidateQueries({ queryKey: held });
    await settled();
    const again = await page();
    expect(again.getQueryData(held)).toBeUndefined();
    expect(again.getQueryData(records)).toEqual({ months: [] });
  });

  it('is before an answer that was just being written', async () => {
    const client = await page();
    client.setQueryData(held, { total: '1' });
    window.dispatchEvent(new Event('pagehide'));
    void client.invalidateQueries({ queryKey: held });
    await settled();
    expect((await page()).getQueryData(held)).toBeUndefined();
  });
});

it('stays when it is asked for anew without a line', async () => {
  const client = await visit();
  lineLost.set(true);
  void client.invalidateQueries({ queryKey: held });
  await settled();
  expect((await page()).getQueryData(held)).toEqual({ total: '80421.17' });
});

describe('time', () => {
  it('of more than seven days ends it, on the device too', async () => {
    await visit();
    vi.setSystemTime(AT_MS + 7 * DAY_MS - 1);
    expect((await page()).getQueryData(held)).toBeDefined();
    vi.setSystemTime(AT_MS + 7 * DAY_MS);
    expect((await page()).getQueryData(held)).toBeUndefined();
    expect(rows.size).toBe(0);
  });

  it('ends it on a page that slept for a week', async () => {
    const client = await visit();
    vi.setSystemTime(AT_MS + 8 * DAY_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(client.getQueryData(held)).toBeUndefined();
  });

  it('of a clock that was set back makes nothing younger', async () => {
    await visit();
    vi.setSystemTime(AT_MS - DAY_MS);
    expect((await page()).getQueryData(held)).toBeUndefined();
    expect(rows.size).toBe(0);
  });

  it('cannot be written anew on a row', async () => {
    await visit();
    for (const row of rows.values()) row.at_ms += DAY_MS;
    vi.setSystemTime(AT_MS + DAY_MS);
    expect((await page()).getQueryData(held)).toBeUndefined();
  });
});

describe('a session', () => {
  it('leaves nothing readable on the device, neither figures nor what was asked', async () => {
    await visit();
    expect(rows.size).toBe(3);
    const all = [...rows.values()].map(({ id, of, body }) => {
      return `${id} ${of} ${Buffer.from(body).toString('latin1')}`;
    });
    expect(all.join()).not.toMatch(/80421|heldFunds|custNo|bearer/);
  });

  it('takes it along when it ends', async () => {
    await visit();
    endSession();
    await settled();
    expect(rows.size).toBe(0);
    expect((await page()).getQueryData(held)).toBeUndefined();
  });

  it('reads nothing of another one, not even where its rows were left behind', async () => {
    await visit();
    const left = new Map(rows);
    beginSession('another');
    await settled();
    rows = left;
    expect((await page()).getQueryData(held)).toBeUndefined();
    expect(rows.size).toBe(0);
  });

  it('that ends while an answer is written leaves no row', async () => {
    const client = await page();
    client.setQueryData(held, { total: '1' });
    window.dispatchEvent(new Event('pagehide'));
    endSession();
    await settled();
    expect(rows.size).toBe(0);
  });

  it('that ended in another tab is known here', async () => {
    await visit();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await settled();
    expect(rows.size).toBe(0);
  });
});

describe('a visitor', () => {
  it('has the public pages of before, and a customer who comes has them too', async () => {
    endSession();
    await visit([[fund, { fundCode: '016823' }]]);
    expect((await page()).getQueryData(fund)).toEqual({ fundCode: '016823' });
    beginSession('bearer');
    expect((await page()).getQueryData(fund)).toEqual({ fundCode: '016823' });
  });
});

describe('a device', () => {
  it('whose rows are spoilt forgets them and shows the others', async () => {
    await visit();
    const [first] = rows.values();
    first?.body.fill(0);
    const again = await page();
    const there = [held, records, ['userinfo', 'merged']].filter((key) => again.getQueryData(key));
    expect(there).toHaveLength(2);
    expect(rows.size).toBe(2);
  });

  it('that is full goes without', async () => {
    full = true;
    const client = await visit();
    expect(client.getQueryData(held)).toEqual({ total: '80421.17' });
    expect((await page()).getQueryData(held)).toBeUndefined();
  });

  it('without cryptography keeps nothing of a session', async () => {
    vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
    endSession();
    beginSession('plain');
    await visit();
    expect(rows.size).toBe(0);
  });
});
