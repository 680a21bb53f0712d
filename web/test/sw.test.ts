import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://tael.test';
const code = readFileSync('public/sw.js', 'utf8');

/** What the build writes: a screen whose sheet has a style of its own, and a keypad within. */
const LATER = {
  'screen1.js': ['sheet01.css', 'sheet01.js'],
  'sheet01.js': ['keypad1.js'],
  // Each loads the other when it is wanted.
  'keypad1.js': ['sheet01.js'],
};

interface Asked {
  url: string;
  method: string;
  mode: string;
}
type Listener = (event: unknown) => void;

/** A browser's store of answers, in the order in which they came. */
class Shelf {
  readonly kept = new Map<string, Response>();
  private urlOf(what: string | { url: string }) {
    return new URL(typeof what === 'string' ? what : what.url, ORIGIN).href;
  }
  async put(what: string | { url: string }, answer: Response) {
    if (full) throw new DOMException('', 'QuotaExceededError');
    this.kept.delete(this.urlOf(what));
    this.kept.set(this.urlOf(what), answer);
  }
  async match(what: string | { url: string }) {
    if (broken === 'match') throw new DOMException('', 'UnknownError');
    return this.kept.get(this.urlOf(what))?.clone();
  }
  async keys() {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
  async delete(what: { url: string }) {
    return this.kept.delete(this.urlOf(what));
  }
}

let shelves: Map<string, Shelf>;
let listeners: Map<string, Listener>;
let registration: { active: object | null };
let fetches: string[];
let saveData: boolean;
/** The device has no room left. */
let full: boolean;
/** What the browser's store refuses. */
let broken: 'open' | 'match' | undefined;
let answer: (path: string) => Promise<Response>;
const claim = vi.fn(async () => {});
const skipWaiting = vi.fn();

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  [shelves, listeners, fetches, saveData] = [new Map(), new Map(), [], false];
  [full, broken] = [false, undefined];
  answer = async (path) => html(`page of ${path}`);
  const caches = {
    async open(name: string) {
      if (broken === 'open') throw new DOMException('', 'SecurityError');
      const found = shelves.get(name) ?? new Shelf();
      shelves.set(name, found);
      return found;
    },
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  };
  registration = { active: null };
  skipWaiting.mockClear();
  const self = {
    location: { origin: ORIGIN },
    clients: { claim },
    navigator: {
      connection: {
        get saveData() {
          return saveData;
        },
      },
    },
    skipWaiting,
    registration,
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  const fetching = (what: string | Asked) => {
    const { pathname } = new URL(typeof what === 'string' ? what : what.url, ORIGIN);
    fetches.push(pathname);
    return answer(pathname);
  };
  const built = code.replace('const LATER = {};', `const LATER = ${JSON.stringify(LATER)};`);
  new Function('self', 'caches', 'fetch', built)(self, caches, fetching);
});

afterEach(() => {
  vi.useRealTimers();
});

/** What the worker answers to a request of the page; nothing where it leaves it to the browser. */
async function ask(path: string, { mode = 'navigate', method = 'GET' } = {}) {
  let given: Promise<Response> | undefined;
  const after: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { url: new URL(path, ORIGIN).href, method, mode },
    respondWith: (response: Promise<Response>) => (given = response),
    waitUntil: (work: Promise<unknown>) => after.push(work),
  });
  const text = given && (await (await given).text());
  await Promise.all(after);
  return text;
}

const file = (path: string) => ask(path, { mode: 'cors' });

describe('a page', () => {
  it('is the newest from the server', async () => {
    expect(await ask('/asset')).toBe('page of /asset');
    answer = async () => html('newer');
    expect(await ask('/asset')).toBe('newer');
  });

  it('is its own last copy without a network, whatever its query, and no other one', async () => {
    await ask('/asset');
    await ask('/funddetail?fundCode=016823');
    answer = offline;
    expect(await ask('/asset')).toBe('page of /asset');
    expect(await ask('/funddetail?fundCode=000001')).toBe('page of /funddetail');
  });

  it('that was never opened is the plain one, which shows no screen', async () => {
    await ask('/asset');
    answer = offline;
    expect(await ask('/my')).toBe('page of /index.html');
  });

  it('fails as a browser says it where nothing was ever opened', async () => {
    answer = offline;
    await expect(ask('/my')).rejects.toThrow('Failed to fetch');
  });

  it('is not kept when the server could not make it, nor one of the demo', async () => {
    await ask('/asset');
    answer = async () => new Response('busy', { status: 503 });
    expect(await ask('/asset')).toBe('busy');
    answer = offline;
    expect(await ask('/asset')).toBe('page of /asset');
    expect(await ask('/demo/mail')).toBeUndefined();
  });

  it('does not wait for ever on a line on which nothing moves', async () => {
    await ask('/asset');
    vi.useFakeTimers();
    answer = () => new Promise(() => {});
    let given: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: `${ORIGIN}/asset`, method: 'GET', mode: 'navigate' },
      respondWith: (response: Promise<Response>) => (given = response),
      waitUntil: () => {},
    });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await (await given)?.text()).toBe('page of /asset');
  });

  it('of which only a part came is its own last copy', async () => {
    await ask('/asset');
    const halfway = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('pa')),
      pull: (body) => body.error(new TypeError('network error')),
    });
    answer = async (path) => (path === '/asset' ? new Response(halfway) : html(path));
    expect(await ask('/asset')).toBe('page of /asset');
  });

  it('is one of the last forty', async () => {
    for (let at = 0; at < 60; at += 1) await ask(`/page${at}`);
    const kept = [...(shelves.get('tael-shell-2')?.kept.keys() ?? [])];
    expect(kept.length).toBeLessThanOrEqual(41);
    expect(kept).toContain(`${ORIGIN}/page59`);
    expect(kept).not.toContain(`${ORIGIN}/page0`);
  });
});

describe('a file', () => {
  it('with its content in its name is fetched once, and is there without a network', async () => {
    await file('/assets/a1b2c3d.js');
    answer = offline;
    expect(await file('/assets/a1b2c3d.js')).toBe('page of /assets/a1b2c3d.js');
    expect(fetches.filter((path) => path === '/assets/a1b2c3d.js')).toHaveLength(1);
  });

  it('that begins the code is there without a network, and never an old one with it', async () => {
    await file('/look.js');
    answer = async () => new Response('newer');
    expect(await file('/look.js')).toBe('newer');
    answer = offline;
    expect(await file('/look.js')).toBe('newer');
  });
});

describe('a device without room', () => {
  it('shows the newest page and file with a line', async () => {
    full = true;
    expect(await ask('/asset')).toBe('page of /asset');
    expect(await file('/look.js')).toBe('page of /look.js');
    expect(await file('/assets/a1b2c3d.js')).toBe('page of /assets/a1b2c3d.js');
  });

  it('shows the newest page though it kept an older one, which it has still without', async () => {
    await ask('/asset');
    full = true;
    answer = async () => html('newer');
    expect(await ask('/asset')).toBe('newer');
    answer = offline;
    expect(await ask('/asset')).toBe('page of /asset');
  });
});

it.each(['open', 'match'] as const)('answers by the line where a store fails to %s', async (at) => {
  await ask('/asset');
  await file('/assets/a1b2c3d.js');
  broken = at;
  answer = async (path) => html(`newer ${path}`);
  expect(await ask('/asset')).toBe('newer /asset');
  expect(await file('/assets/a1b2c3d.js')).toBe('newer /assets/a1b2c3d.js');
  answer = offline;
  await expect(ask('/asset')).rejects.toThrow('Failed to fetch');
});

describe('what opens within a screen', () => {
  const parts = LATER['screen1.js'].concat(LATER['sheet01.js']).map((name) => `/assets/${name}`);

  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** The screen's file, and what follows it. */
  function screen() {
    let given: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: `${ORIGIN}/assets/screen1.js`, method: 'GET', mode: 'cors' },
      respondWith: (response: Promise<Response>) => (given = response),
      waitUntil: () => {},
    });
    return given;
  }

  it('is there without a network, once the line was quiet', async () => {
    await screen();
    await vi.advanceTimersByTimeAsync(1_000);
    // A call of the page: the line is not free yet.
    await file('/api/v1/m/user');
    await vi.advanceTimersByTimeAsync(1_250);
    expect(fetches).toEqual(['/assets/screen1.js']);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(new Set(fetches)).toEqual(new Set(['/assets/screen1.js', ...parts]));
    answer = offline;
    for (const path of parts) {
      const [text] = await Promise.all([file(path), vi.advanceTimersByTimeAsync(15_000)]);
      expect(text).toBe(`page of ${path}`);
    }
  });

  it('is fetched once, and what did not come is fetched with the next visit', async () => {
    answer = async (path) => (path.endsWith('.css') ? offline() : html(`page of ${path}`));
    await screen();
    await vi.advanceTimersByTimeAsync(20_000);
    answer = async (path) => html(`page of ${path}`);
    await screen();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetches.filter((path) => path.endsWith('.css'))).toHaveLength(2);
    expect(fetches.filter((path) => path === '/assets/sheet01.js')).toHaveLength(1);
  });

  it('is left to whoever pays for each byte', async () => {
    saveData = true;
    await screen();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetches).toEqual(['/assets/screen1.js']);
  });
});

it('keeps no call and no key of the server', async () => {
  for (const path of ['/api/v1/m/user', '/.well-known/jwks.json']) {
    expect(await file(path)).toBeUndefined();
  }
  expect(await ask('/proxy/hwm/bff/x', { method: 'POST', mode: 'cors' })).toBeUndefined();
  expect(shelves.size).toBe(0);
});

it('drops the shells of earlier workers', async () => {
  shelves.set('tael-shell-1', new Shelf());
  let done: Promise<unknown> = Promise.resolve();
  listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
  expect(shelves.has('tael-shell-1')).toBe(false);
  expect(claim).toHaveBeenCalled();
});

describe('what a page asks to keep', () => {
  /** What the worker does when the page tells it something. */
  async function told(data: unknown) {
    const after: Promise<unknown>[] = [];
    listeners.get('message')?.({ data, waitUntil: (work: Promise<unknown>) => after.push(work) });
    await Promise.all(after);
  }

  it('is there without a network though the worker has never seen it asked for', async () => {
    answer = async (path) =>
      html(path === '/my' ? '<link href="/assets/a.css"><script src="/assets/b.js">' : path);
    await told({ keep: ['/assets/c.js', '/my'] });
    answer = offline;
    expect(await ask('/my')).toContain('/assets/b.js');
    for (const path of ['/assets/a.css', '/assets/b.js', '/assets/c.js']) {
      expect(await file(path)).toBe(path);
    }
    // What begins the code came before there was a worker, too.
    expect(await file('/look.js')).toBe('/look.js');
  });

  it('is there before what opens within it, which a line in use keeps waiting', async () => {
    vi.useFakeTimers();
    answer = async (path) => html(path);
    const keep = ['/assets/screen1.js', '/my'];
    listeners.get('message')?.({ data: { keep }, waitUntil: () => {} });
    for (let at = 0; at < 20; at += 1) {
      await file('/api/v1/m/user');
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(fetches).toEqual(['/look.js', ...keep, '/icon.svg', '/manifest.webmanifest']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(fetches).toContain('/assets/keypad1.js');
  });

  it('is left where there is no room for the page, and nothing fails', async () => {
    full = true;
    answer = async () => html('<script src="/assets/b.js">');
    await told({ keep: ['/my'] });
    expect(fetches).toContain('/my');
    expect(fetches).not.toContain('/assets/b.js');
  });

  it('is kept as far as it comes', async () => {
    const lost = ['/look.js', '/asset'];
    answer = (path) => (lost.includes(path) ? offline() : Promise.resolve(html(path)));
    await told({ keep: ['/asset', '/my'] });
    answer = offline;
    expect(await ask('/my')).toBe('/my');
  });
});

describe('a worker', () => {
  it('that is the first takes over at once', () => {
    listeners.get('install')?.({});
    expect(skipWaiting).toHaveBeenCalled();
  });

  it('of a newer release waits until it is taken', () => {
    registration.active = {};
    listeners.get('install')?.({});
    listeners.get('message')?.({ data: 'something else' });
    expect(skipWaiting).not.toHaveBeenCalled();
    listeners.get('message')?.({ data: 'takeOver' });
    expect(skipWaiting).toHaveBeenCalled();
  });

  it('has places in which the build writes', () => {
    expect(code).toContain("const RELEASE = 'none';");
    expect(code).toContain('const LATER = {};');
  });
});
