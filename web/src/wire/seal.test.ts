import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { base64url, bytesOf, fromBase64, hex, textOf } from './bytes';
import { Refusal } from './failure';
import { webPrimitives } from './primitives';
import { purePrimitives } from './primitives.pure';
import { openAnswer, sealQuestion, wrapKey } from './seal';

const seal = { key: '0123456789abcdefghijABCDEFGHIJ42', wrapped: 'kid.AAAA' };
const nonce = Uint8Array.from({ length: 16 }, (_, at) => at);
const question = {
  method: 'POST',
  path: '/proxy/hwm/bff/trade/public/buy',
  headers: new Headers({
    Authorization: 'Bearer token-of-the-vectors',
    'X-Device': 'device-of-the-vectors',
    sessionkey: 'flow-of-the-vectors',
    'Idempotency-Key': 'key-of-the-vectors',
  }),
  body: '{"params":{"fundCode":"016823","amount":"10000.00"}}',
  nonce,
  time_ms: 1795000000000,
};

const file = join(process.cwd(), '../contract/seal-vectors.json');
const shared = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

describe('the seal', () => {
  it('makes the bytes and the signature of the fixed vector', async () => {
    const sealed = await sealQuestion(seal, question);
    expect(sealed.body).toBe(
      '{"data":"jcVcxCntZUJeGRrj+Juy9ybiNc9ASoaB2vBN7wrU7OMPi4VwvqTwGnPMXMbGi094eTIlje42I3cuiY5F2tiPzg=="}',
    );
    expect(sealed.headers).toEqual({
      'X-Seal': '2',
      'X-Seal-Key': 'kid.AAAA',
      'X-Seal-Nonce': 'AAECAwQFBgcICQoLDA0ODw',
      'X-Seal-Time': '1795000000000',
      'X-Seal-Sign': '456b9b9bf6001561884f015a7a80301aaeb94db61cfd57d9c4e6ba2275e5d468',
    });
  });

  it.runIf(shared)('agrees with the vectors of the server', async () => {
    const own = { key: shared.key, wrapped: 'k.A' };
    const asked = {
      method: shared.method,
      path: shared.pathAndQuery,
      headers: new Headers(shared.headers),
      nonce: fromBase64(shared.nonce),
      time_ms: Number(shared.time),
    };
    const sealed = await sealQuestion(own, { ...asked, body: shared.request.plain });
    expect(sealed.body).toBe(shared.request.body);
    expect(sealed.headers['X-Seal-Sign']).toBe(shared.request.sign);
    const get = await sealQuestion(own, {
      ...asked,
      method: 'GET',
      path: '/api/v1/m/productdetail?fundCode=016823',
      headers: new Headers(),
    });
    expect(get.headers['X-Seal-Sign']).toBe(shared.getSign);
    const plain = await openAnswer(own, {
      nonce: asked.nonce,
      status: shared.response.httpStatus,
      body: bytesOf(shared.response.body),
      sign: shared.response.sign,
    });
    expect(textOf(plain)).toBe(shared.response.plain);
  });

  it('raises 9999 when the answer was touched', async () => {
    const answer = {
      nonce,
      status: 200,
      body: bytesOf(
        '{"data":"rSVKdoOC0Tib93yzxetra5azEOZiZKa961AqIbMOQQ5UHwwoa6qwNBEmRkY8dn+7QHOcxhEx6zcbWKseGn61Ag=="}',
      ),
      sign: 'd2bb006cd07115e01ff8a894b1c179072220cbac5fd2cfd0734ee91e4d5da25c',
    };
    expect(textOf(await openAnswer(seal, answer))).toContain('10000');
    const refused = openAnswer(seal, { ...answer, status: 500 });
    await expect(refused).rejects.toEqual(new Refusal(9999, '返回结果验签失败'));
    const forged = { ...answer, sign: answer.sign.replace('d2', 'd3') };
    await expect(openAnswer(seal, forged)).rejects.toMatchObject({ code: 9999 });
  });

  it('throws on a key that has not 32 characters, and on missing arguments', async () => {
    await expect(sealQuestion({ ...seal, key: 'short' }, question)).rejects.toThrow('32');
    await expect(sealQuestion({ ...seal, wrapped: '' }, question)).rejects.toThrow('missing');
    await expect(sealQuestion(seal, { ...question, path: '' })).rejects.toThrow('missing');
    const bare = { ...question, nonce: new Uint8Array(0) };
    await expect(sealQuestion(seal, bare)).rejects.toThrow('missing');
  });

  it('signs a GET over its query and the hash of no bytes', async () => {
    const get = { ...question, method: 'GET', path: '/api/v1/m/symbol?newCrs=1', body: undefined };
    const first = await sealQuestion(seal, get);
    const other = await sealQuestion(seal, { ...get, path: '/api/v1/m/symbol?newCrs=2' });
    expect(first.body).toBeUndefined();
    expect(first.headers['X-Seal-Sign']).not.toBe(other.headers['X-Seal-Sign']);
  });
});

describe('the key', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...(publicKey.export({ format: 'jwk' }) as JsonWebKey), kid: 'k1' };
  const unwrap = (wrapped: Uint8Array) =>
    privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      wrapped,
    ).toString();

  it('is wrapped so that the server can unwrap it', async () => {
    const { wrapped } = await wrapKey(seal.key, jwk);
    const [kid, text = ''] = wrapped.split('.');
    expect(kid).toBe('k1');
    expect(unwrap(fromBase64(text))).toBe(seal.key);
  });

  it('is wrapped alike without WebCrypto', async () => {
    expect(unwrap(await purePrimitives.wrap(jwk, bytesOf(seal.key)))).toBe(seal.key);
  });
});

describe('the operations without WebCrypto', () => {
  const web = webPrimitives(crypto.subtle);
  const key = bytesOf(seal.key);
  const text = bytesOf('{"params":{"amount":"20000.00"}}');

  it('give what WebCrypto gives', async () => {
    expect(hex(await purePrimitives.sha256(text))).toBe(hex(await web.sha256(text)));
    expect(hex(await purePrimitives.hmac(key, text))).toBe(hex(await web.hmac(key, text)));
    const sealed = await web.encrypt(key, nonce, text);
    expect(hex(await purePrimitives.encrypt(key, nonce, text))).toBe(hex(sealed));
    expect(textOf(await purePrimitives.decrypt(key, nonce, sealed))).toBe(textOf(text));
  });

  it('write base64url without padding', () => {
    expect(base64url(Uint8Array.from([251, 255]))).toBe('-_8');
    expect(hex(fromBase64('-_8'))).toBe('fbff');
  });
});
