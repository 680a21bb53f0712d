import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { heldFunds } from './gen/holdings';
import { preBuy, tradeRecords } from './gen/orders';
import { keepLast } from './keepLast';
import { showLast } from './last';
import { beginSession, endSession } from './session';

const held = heldFunds().queryKey;
const records = tradeRecords({}).queryKey;
const preview = preBuy({ fundCode: '016823' }).queryKey;
const AT_MS = Date.parse('2026-11-23T14:32:00+08:00');

/** The cache of a page that has just been opened. */
function page() {
  const client = new QueryClient();
  showLast(client);
  keepLast(client, ['userinfo']);
  return client;
}

/** Answers come, and the page is left. */
function visit() {
  const client = page();
  const answers: [readonly unknown[], unknown][] = [
    [held, { total: '1' }],
    [records, { months: [] }],
    [preview, { dates: {} }],
    [['userinfo', 'merged'], { custNo: '1' }],
  ];
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: AT_MS });
  return client;
}

beforeEach(() => {
  vi.useFakeTimers();
  endSession();
  beginSession('bearer');
  return () => vi.useRealTimers();
});

it('shows the last figures after a reload, under the time at which they came', () => {
  visit();
  vi.runAllTimers();
  const again = page();
  expect(again.getQueryData(held)).toEqual({ total: '1' });
  expect(again.getQueryState(held)?.dataUpdatedAt).toBe(AT_MS);
  expect(again.getQueryData(records)).toEqual({ months: [] });
  expect(again.getQueryData(['userinfo', 'merged'])).toEqual({ custNo: '1' });
});

it('keeps no preview, whose dates are promised for now only', () => {
  visit();
  vi.runAllTimers();
  expect(page().getQueryData(preview)).toBeUndefined();
});

it('keeps nothing that an act has made old', () => {
  const client = visit();
  void client.invalidateQueries({ queryKey: held });
  vi.runAllTimers();
  const again = page();
  expect(again.getQueryData(held)).toBeUndefined();
  expect(again.getQueryData(records)).toEqual({ months: [] });
});

it('keeps what came in the moment before a reload', () => {
  const client = visit();
  vi.runAllTimers();
  client.setQueryData(['userinfo', 'merged'], { custNo: '1', riskLevel: '3' });
  void client.invalidateQueries({ queryKey: held });
  window.dispatchEvent(new Event('pagehide'));
  const again = page();
  expect(again.getQueryData(['userinfo', 'merged'])).toEqual({ custNo: '1', riskLevel: '3' });
  expect(again.getQueryData(held)).toBeUndefined();
});

it('shows nothing of one customer to the next, nor to nobody', () => {
  visit();
  vi.runAllTimers();
  beginSession('another');
  expect(page().getQueryData(held)).toBeUndefined();
  visit();
  endSession();
  vi.runAllTimers();
  expect(sessionStorage.getItem('tael.last')).toBeNull();
});
