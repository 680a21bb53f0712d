import {
  constants,
  createHash,
  createHmac,
  generateKeyPairSync,
  privateDecrypt,
} from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, fromBase64 } from './bytes';
import { Busy, NetworkFailure } from './failure';
import { webPrimitives } from './primitives';
import type { Question } from './question';
import { dropSeal } from './sealKey';
import { sendSealed } from './transport';

const JWKS = '/.well-known/jwks.json';
const question: Question = {
  method: 'GET',
  path: '/api/v1/m/symbol',
  headers: {},
  authorization: 'Bearer secret',
};
const plain = '{"status":{"code":10000,"message":""},"data":"x"}';

/** A server's key pair. */
function keyPair(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'enc' } };
}
type KeyPair = ReturnType<typeof keyPair>;

const [first, second] = [keyPair('first'), keyPair('second')];
let used: KeyPair;
/** Answers in place of the server's, in their order. */
let inBetween: (() => Response)[];
let asked: { headers: Headers; time_ms: number }[];
let keysAsked: number;
/** The server's clock, ms since 1970. */
let serverClock_ms: number;

function refusal(code: number, status = 200) {
  return () => Response.json({ status: { code, message: 'not to be believed' } }, { status });
}

async function serve(path: string, init?: RequestInit): Promise<Response> {
  if (path === JWKS) {
    keysAsked += 1;
    const date = new Date(serverClock_ms).toUTCString();
    return Response.json({ keys: [used.jwk] }, { headers: { Date: date } });
  }
  const headers = new Headers(init?.headers);
  asked.push({ headers, time_ms: Number(headers.get('X-Seal-Time')) });
  const other = inBetween.shift();
  if (other) return other();
  const [kid, wrapped = ''] = (headers.get('X-Seal-Key') ?? '').split('.');
  if (kid !== used.kid) return refusal(90003)();
  const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = privateDecrypt({ key: used.privateKey, ...oaep }, fromBase64(wrapped)).toString();
  return answer(key, headers.get('X-Seal-Nonce') ?? '', 200, plain);
}

/** A signed answer. */
async function answer(key: string, nonce: string, status: number, text: string) {
  const hash = (bytes: string) => createHash('sha256').update(bytes).digest();
  const iv = Uint8Array.from(hash(`iv${key}${nonce}res`).subarray(0, 16));
  const sealed = await webPrimitives(crypto.subtle).encrypt(bytesOf(key), iv, bytesOf(text));
  const body = JSON.stringify({ data: Buffer.from(sealed).toString('base64') });
  const signed = ['response', nonce, status, hash(body).toString('hex')].join('\n');
  const sign = createHmac('sha256', hash(`mac${key}`))
    .update(signed)
    .digest('hex');
  return new Response(body, { status, headers: { 'X-Seal-Sign': sign } });
}

beforeEach(() => {
  dropSeal();
  [used, inBetween, asked, keysAsked] = [first, [], [], 0];
  serverClock_ms = Date.now();
  vi.stubGlobal('fetch', vi.fn(serve));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a sealed question', () => {
  it('is answered', async () => {
    await expect(sendSealed(question)).resolves.toEqual({ status: 200, json: JSON.parse(plain) });
  });

  it('gets another key when its own was retired, and nobody notices', async () => {
    await sendSealed(question);
    used = second;
    await expect(sendSealed(question)).resolves.toMatchObject({ status: 200 });
    expect(keysAsked).toBe(2);
    const [before, refused, again] = asked;
    expect(refused?.headers.get('X-Seal-Key')).toBe(before?.headers.get('X-Seal-Key'));
    expect(again?.headers.get('X-Seal-Nonce')).not.toBe(refused?.headers.get('X-Seal-Nonce'));
  });

  it('shares that other key with all that were refused together', async () => {
    await sendSealed(question);
    used = second;
    await Promise.all(Array.from({ length: 8 }, () => sendSealed(question)));
    expect(keysAsked).toBe(2);
  });

  it('is not asked a third time', async () => {
    inBetween = [refusal(90003), refusal(90003)];
    await expect(sendSealed(question)).rejects.toMatchObject({ code: 9999 });
    expect(asked).toHaveLength(2);
  });

  it('carries the time of the server, whatever the phone says', async () => {
    const off_ms = 3 * 3_600_000;
    serverClock_ms = Date.now() + off_ms;
    await sendSealed(question);
    const ahead_ms = (asked[0]?.time_ms ?? 0) - serverClock_ms;
    expect(ahead_ms).toBeGreaterThanOrEqual(0);
    expect(ahead_ms).toBeLessThan(3_000);
  });
});

describe('an answer without a signature', () => {
  it.each([
    [401, () => new Response('', { status: 401 })],
    [403, refusal(403, 403)],
    [200, () => new Response(plain)],
    [200, refusal(20001)],
  ])('is not believed: %s', async (_, other) => {
    inBetween = [other];
    await expect(sendSealed(question)).rejects.toMatchObject({ code: 9999 });
    expect(asked).toHaveLength(1);
  });

  it('is a lost connection when a proxy made it', async () => {
    inBetween = [() => new Response('<html>bad gateway</html>', { status: 502 })];
    await expect(sendSealed(question)).rejects.toBeInstanceOf(NetworkFailure);
  });

  it.each([429, 503])('says in our own words that the server is busy: %s', async (status) => {
    inBetween = [refusal(90001, status)];
    const lost = await sendSealed(question).catch((cause: unknown) => cause);
    expect(lost).toBeInstanceOf(Busy);
    expect(lost).toMatchObject({ code: 90001, message: '当前操作人数较多，请稍后再试' });
  });
});
