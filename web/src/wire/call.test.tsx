import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lasting, passing } from '@/lib/storage';
import { toast, toasts } from '@/lib/toast';
import { call } from './call';
import { privateDialog } from './dialogs';
import {
  Busy,
  codeOf,
  mayComeAgain,
  NetworkFailure,
  Refusal,
  SessionEnded,
  waitOf,
} from './failure';
import { lineLost } from './line';
import { operation } from './operation';
import { beginSession, endSession, loginIsShownBy, takeRoute, token } from './session';

const plain = { sealed: false } as const;
const read = operation<{ fundCode?: string }, { name: string }>({
  id: 'read',
  method: 'GET',
  path: '/api/v1/m/productdetail',
  ...plain,
});
const act = operation<{ amount: string }, unknown>({
  id: 'act',
  method: 'POST',
  path: '/proxy/hwm/bff/trade/public/buy',
  idempotent: true,
  ...plain,
});
const classic = operation<{ amount: string }, unknown>({
  id: 'classic',
  method: 'POST',
  path: '/api/v1/m/buy',
  ...plain,
});

const server = vi.fn<typeof fetch>();

function answers(code: number, message = '', data: unknown = {}, status = 200) {
  server.mockImplementation(async () =>
    Response.json({ status: { code, message }, data }, { status }),
  );
}

function asked() {
  const [path, init] = server.mock.calls[server.mock.calls.length - 1] ?? [];
  return { path, init, headers: new Headers(init?.headers) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset();
  toast.clear();
  privateDialog.set(null);
  token.set(null);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a call sends', () => {
  it('puts parameters of a GET into the query and sends no body', async () => {
    answers(10000, '', { name: 'x' });
    await expect(call(read, { fundCode: '016823' })).resolves.toEqual({ name: 'x' });
    expect(asked().path).toBe('/api/v1/m/productdetail?fundCode=016823');
    expect(asked().init?.body).toBeUndefined();
  });

  it('wraps the body of a backend-for-frontend call in params', async () => {
    answers(10000);
    await call(act, { amount: '10.00' });
    expect(asked().init?.body).toBe('{"params":{"amount":"10.00"}}');
    await call(classic, { amount: '10.00' });
    expect(asked().init?.body).toBe('{"amount":"10.00"}');
  });

  it('carries the token, the session key and the idempotency key', async () => {
    answers(10000);
    beginSession('secret');
    await call(act, { amount: '1' }, { sessionKey: 'short', idempotencyKey: 'k' });
    expect(asked().headers.get('Authorization')).toBe('Bearer secret');
    expect(asked().headers.get('sessionkey')).toBe('short');
    expect(asked().headers.get('Idempotency-Key')).toBe('k');
    await call(classic, { amount: '1' });
    expect(asked().headers.has('Idempotency-Key')).toBe(false);
  });

  it('carries the name of the device, which is random and outlives a session', async () => {
    answers(10000);
    await call(read, {});
    const name = asked().headers.get('X-Device');
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(lasting.get('tael.device')).toBe(name);
    beginSession('secret');
    endSession();
    await call(classic, { amount: '1' });
    expect(asked().headers.get('X-Device')).toBe(name);
    expect(lasting.get('tael.device')).toBe(name);
  });

  it('never sends as a name what somebody else put into the storage', async () => {
    answers(10000);
    lasting.set('tael.device', 'two\nlines');
    await call(read, {});
    expect(asked().headers.get('X-Device')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends no Authorization without a token', async () => {
    answers(10000);
    await call(read, {});
    expect(asked().headers.has('Authorization')).toBe(false);
  });
});

describe('what a refusal shows', () => {
  it('shows the message over a scrim that closes it', async () => {
    answers(20001, '可用份额不足');
    await expect(call(read, {})).rejects.toEqual(new Refusal(20001, '可用份额不足', {}));
    expect(toasts.get()).toMatchObject({ kind: 'error', text: '可用份额不足' });
  });

  it('shows the unknown error when there is no message', async () => {
    answers(20001);
    await expect(call(read, {})).rejects.toThrow();
    expect(toasts.get()?.text).toBe('code: 未知错误');
  });

  it('only clears the loading toast on 10002', async () => {
    answers(10002, 'not to be seen');
    await expect(call(read, {}, { loading: '提交中' })).rejects.toMatchObject({ code: 10002 });
    expect(toasts.get()).toBeNull();
  });

  it('knows a busy server by its status, and says its sentence', async () => {
    answers(90001, '当前操作人数较多，请稍后再试', null, 503);
    const busy = call(read, {});
    await expect(busy).rejects.toBeInstanceOf(Busy);
    await expect(busy).rejects.toSatisfy(mayComeAgain);
    expect(toasts.get()?.text).toBe('当前操作人数较多，请稍后再试');
    answers(20001, '可用份额不足');
    await expect(call(read, {})).rejects.not.toSatisfy(mayComeAgain);
  });

  it('gives the number of a fault to whoever quotes it, and else the code', () => {
    expect(codeOf(new Refusal(90000, '', { number: 'K3M9-QXD2' }))).toBe('K3M9-QXD2');
    expect(codeOf(new Refusal(90000, '', null))).toBe(90000);
    expect(codeOf(new Refusal(16004, '', { number: 'x' }))).toBe(16004);
    expect(codeOf(new NetworkFailure())).toBeUndefined();
  });

  it('stays silent for silent calls and callers', async () => {
    answers(20001, '不可见');
    const silent = operation<Record<string, never>, unknown>({ ...traits(read), silent: true });
    await expect(call(silent, {})).rejects.toThrow();
    await expect(call(read, {}, { silent: true })).rejects.toThrow();
    expect(toasts.get()).toBeNull();
  });

  it.each([100001, 100003, 100005, 100010, 100012])('opens the dialog for %s', async (code) => {
    answers(code, '说明');
    const check = operation<Record<string, never>, unknown>({ ...traits(read), dialog: true });
    await expect(call(check, {})).rejects.toThrow();
    expect(privateDialog.get()?.code).toBe(code);
    expect(toasts.get()).toBeNull();
  });

  it.each([100004, 100013, 20001])('shows a toast for %s on a dialog call', async (code) => {
    answers(code, '说明');
    const check = operation<Record<string, never>, unknown>({ ...traits(read), dialog: true });
    await expect(call(check, {})).rejects.toThrow();
    expect(privateDialog.get()).toBeNull();
    expect(toasts.get()?.text).toBe('说明');
  });
});

describe('what a lost call does', () => {
  it('clears the loading toast on a network error', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const lost = call(read, {}, { loading: '加载中' });
    expect(toasts.get()?.kind).toBe('loading');
    await expect(lost).rejects.toBeInstanceOf(NetworkFailure);
    expect(toasts.get()).toBeNull();
  });

  it('tells all screens that there is no line, until an answer comes', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call(read, {})).rejects.toBeInstanceOf(NetworkFailure);
    expect(lineLost.get()).toBe(true);
    answers(10000);
    await call(read, {});
    expect(lineLost.get()).toBe(false);
  });

  it('takes an answer that is no envelope for a network error', async () => {
    server.mockResolvedValue(new Response('<html>bad gateway</html>', { status: 502 }));
    await expect(call(read, {})).rejects.toBeInstanceOf(NetworkFailure);
    expect(toasts.get()).toBeNull();
  });

  it('ends without a word when who asked wants another answer', async () => {
    server.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const wanted = new AbortController();
    const older = call(read, {}, { signal: wanted.signal });
    wanted.abort();
    await expect(older).rejects.toMatchObject({ name: 'AbortError' });
    expect(toasts.get()).toBeNull();
  });
});

describe('the end of a session', () => {
  it.each([401, 403])(
    'clears everything on %s and shows the login after half a second',
    async (status) => {
      vi.useFakeTimers();
      const shown = vi.fn();
      loginIsShownBy(shown);
      window.history.replaceState(null, '', '/deal?type=buy');
      beginSession('secret');
      localStorage.setItem('tael.gesture', '{}');
      localStorage.setItem('tael.theme', 'dark');
      passing.set('tael.kept.myprofit', '{}');
      answers(0, '', {}, status);
      await expect(call(read, {})).rejects.toBeInstanceOf(SessionEnded);
      expect(token.get()).toBeNull();
      expect(localStorage.getItem('tael.token')).toBeNull();
      expect(localStorage.getItem('tael.gesture')).toBeNull();
      expect(passing.get('tael.kept.myprofit')).toBeNull();
      expect(localStorage.getItem('tael.theme')).toBe('dark');
      vi.advanceTimersByTime(499);
      expect(shown).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(shown).toHaveBeenCalledOnce();
      expect(takeRoute()).toBe('/deal?type=buy');
    },
  );
});

/** Traits of an operation, to vary them. */
function traits({ id, method, path, sealed }: typeof read) {
  return { id: `${id}2`, method, path, sealed };
}

describe('a wait', () => {
  it('is told in seconds where the server says so', async () => {
    const seconds = async (data: unknown) => {
      answers(90429, '操作过于频繁，请1分钟后再试', data, 429);
      return waitOf(await call(act, { amount: '1' }).catch((cause: unknown) => cause));
    };
    expect(await seconds({ waitSeconds: 59 })).toBe(59);
    for (const other of [null, {}, { waitSeconds: '59' }, 59]) {
      expect(await seconds(other)).toBeUndefined();
    }
    expect(waitOf(new NetworkFailure('lost'))).toBeUndefined();
  });
});

describe('a human check', () => {
  const asks = (puzzle: string) => ({
    status: { code: 90428, message: '当前访问人数较多，请完成安全验证后再试' },
    data: { kind: 'puzzle', puzzle, parts: 3, bits: 9 },
  });

  /** Asks for a check and hears who has passed it. */
  function checks(puzzle: () => string) {
    server.mockImplementation(async (_, init) => {
      const [given, numbers = ''] = (new Headers(init?.headers).get('X-Check') ?? '').split(':');
      const zeros = numbers.split('.').map((number, part) => {
        const hash = createHash('sha256').update(`${given}.${part}.${number}`).digest();
        return Math.clz32(hash.readUInt32BE());
      });
      const passed = given === 'first' && zeros.length === 3 && zeros.every((bits) => bits >= 9);
      return Response.json(passed ? { status: { code: 10000 }, data: 'heard' } : asks(puzzle()));
    });
  }

  it('is passed while the page says so, and the same call is sent again', async () => {
    checks(() => 'first');
    const loading = vi.spyOn(toast, 'loading');
    const buying = call(act, { amount: '1' }, { loading: '提交中', idempotencyKey: 'k' });
    await expect(buying).resolves.toBe('heard');
    expect(loading.mock.calls.flat()).toEqual(['提交中', '正在进行安全验证…', '提交中']);
    expect(toasts.get()).toBeNull();
    const keys = server.mock.calls.map(([, init]) => new Headers(init?.headers));
    expect(keys.map((headers) => headers.get('Idempotency-Key'))).toEqual(['k', 'k']);
  });

  it('is tried once: what was not believed is said', async () => {
    checks(() => 'other');
    await expect(call(act, { amount: '1' })).rejects.toMatchObject({ code: 90428 });
    expect(server).toHaveBeenCalledTimes(2);
    expect(toasts.get()?.text).toContain('请完成安全验证后再试');
  });

  it('that the app does not know is said at once', async () => {
    answers(90428, '请完成安全验证后再试', { kind: 'picture' });
    await expect(call(act, { amount: '1' })).rejects.toMatchObject({ code: 90428 });
    expect(server).toHaveBeenCalledTimes(1);
    expect(toasts.get()?.kind).toBe('error');
  });

  it('ends when the customer leaves', async () => {
    const leaving = new AbortController();
    const hard = { ...asks('first'), data: { kind: 'puzzle', puzzle: 'x', parts: 8, bits: 32 } };
    server.mockImplementation(async () => Response.json(hard));
    const left = call(act, { amount: '1' }, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 40);
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(toasts.get()).toBeNull();
  });
});
