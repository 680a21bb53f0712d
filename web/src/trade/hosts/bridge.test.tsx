import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, listen, type Told } from './bridge';

/** An app of Android's: what was asked of it, and how it answers. */
const asked: { id: number; name: string; body: object }[] = [];
const shell = window as unknown as {
  TaelNative?: { postMessage(text: string): void };
  taelBridge?: { hear(text: unknown): void };
};
const told: Told[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  told.length = 0;
  shell.TaelNative = { postMessage: (text) => asked.push(JSON.parse(text)) };
  listen((one) => told.push(one));
});

afterEach(() => {
  vi.useRealTimers();
  delete shell.TaelNative;
});

const card = { title: 'a', text: 'b', url: 'https://m.tael.test/', picture: '' };
const say = (message: object) => shell.taelBridge?.hear(JSON.stringify(message));
const idOf = (at: number) => asked[at]?.id;

it('brings each answer to who asked, whatever their order', async () => {
  const shared = ask('share', card);
  const allowed = ask('push', {});
  say({ id: idOf(1), body: { allowed: true } });
  say({ id: idOf(0), body: { done: false } });
  expect(await allowed).toEqual({ allowed: true });
  expect(await shared).toEqual({ done: false });
});

it('takes the first answer of two, and none that nobody asked for', async () => {
  const shared = ask('share', card);
  say({ id: 4711, body: { done: false } });
  say({ id: idOf(0), body: { done: true } });
  say({ id: idOf(0), body: { done: false } });
  expect(await shared).toEqual({ done: true });
});

it.each([{ done: 'yes' }, { done: 1 }, {}, [], null, 'done'])(
  'takes an answer of another form for none: %j',
  async (body) => {
    const shared = ask('share', card);
    say({ id: idOf(0), body });
    expect(await shared).toBeNull();
  },
);

it('waits for a person, and not long for an app', async () => {
  let [title, photo]: unknown[] = ['waits', 'waits'];
  void ask('title', { text: '首页' }).then((answer) => {
    title = answer;
  });
  void ask('photo', {}).then((answer) => {
    photo = answer;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([title, photo]).toEqual([null, 'waits']);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(photo).toBeNull();
});

it('knows at once where there is no app', async () => {
  delete shell.TaelNative;
  expect(await ask('push', {})).toBeNull();
});

it.each([
  { name: 'open', body: { path: 7 } },
  { name: 'look', body: { theme: 'pink', size: 'normal' } },
  { name: 'lock', body: { locked: 'no' } },
  { name: 'constructor', body: {} },
  { name: 'eval', body: { code: 'alert(1)' } },
  { name: ['back'], body: {} },
])('hears nothing that is not on its list: %j', (message) => {
  say(message);
  shell.taelBridge?.hear('{"name":');
  shell.taelBridge?.hear(message);
  shell.taelBridge?.hear('null');
  expect(told).toEqual([]);
});

it('hears what the app may tell', () => {
  say({ name: 'open', body: { path: '/asset', more: 1 } });
  say({ name: 'lock', body: { locked: true, name: 'back' } });
  expect(told).toMatchObject([
    { name: 'open', path: '/asset' },
    { name: 'lock', locked: true },
  ]);
});
