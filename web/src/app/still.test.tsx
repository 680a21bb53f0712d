import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stillOf } from './still';

beforeAll(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('home stands in its page with words, links and tabs before any code has come', async () => {
  const html = await stillOf('/fundhome', null);
  expect(html).toContain('买基金，先看清日子和费用');
  expect(html).toContain('href="/searchfund"');
  expect(html.match(/<a [^>]*href="\/(fundhome|myselectfund|asset|my)"/g)).toHaveLength(4);
});

test('nothing in it is against the policy, and what is typed cannot be lost', async () => {
  const html = await stillOf('/loginNote', null);
  expect(html).not.toMatch(/style=|<script|onclick/);
  const inputs = html.match(/<input [^>]*>/g) ?? [];
  expect(inputs.length).toBeGreaterThan(0);
  for (const input of inputs) expect(input).toContain('readonly');
});

test('a screen for customers is empty for others, who are sent to the login', async () => {
  expect(await stillOf('/security', null)).toBe('');
  expect(await stillOf('/security', 'any')).toContain('skeleton');
});

test('a page of one fund or order waits for it, and neither misses nor names any', async () => {
  for (const path of ['/funddetail', '/publicbuy', '/dealDetails', '/cardInfo']) {
    const html = await stillOf(path, 'any');
    expect(html, path).toContain('skeleton');
    expect(html, path).not.toContain('链接不完整');
    expect(html, path).not.toContain('909090');
  }
});

test('a page that its address decides stands empty until somebody has read that', async () => {
  for (const path of ['/argumentimg', '/bind/confirm', '/download', '/live/login']) {
    expect(await stillOf(path, 'any'), path).toBe('');
  }
});

test('equal screens are equal, whatever was drawn before', async () => {
  const first = await stillOf('/loginNote', null);
  expect(await stillOf('/loginNote', 'any')).toBe(first);
});

test('what a page loads once it is quiet is not in it, however long the drawing takes', async () => {
  await stillOf('/fundlist', null);
  await whenQuietFor(1_500);
  expect(await stillOf('/fundlist', null)).not.toContain('class="pull"');
});

/** Two looks of `wire/quiet` pass. */
function whenQuietFor(time_ms: number) {
  return new Promise((resolve) => setTimeout(resolve, time_ms));
}
