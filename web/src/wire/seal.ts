import { type Bytes, base64url, bytesOf, fromBase64, hex, textOf, toBase64 } from './bytes';
import { signatureFailure } from './failure';
import { primitives } from './primitives';

/** The session's key, with the header that carries it wrapped for the server. */
export interface Seal {
  /** 32 characters of [A-Za-z0-9]. */
  key: string;
  /** `<kid>.<base64url(RSA-OAEP-256(key))>`. */
  wrapped: string;
}

export interface PlainQuestion {
  method: string;
  /** Path and query as they go on the wire. */
  path: string;
  /** As they go on the wire; those of SIGNED are signed. */
  headers: Headers;
  /** Plain JSON of a POST. */
  body?: string;
  /** 16 random bytes. */
  nonce: Bytes;
  /** Milliseconds since 1970. */
  time_ms: number;
}

export interface SealedAnswer {
  /** Of the question. */
  nonce: Bytes;
  /** HTTP status. */
  status: number;
  /** Body as it came. */
  body: Bytes;
  /** Header X-Seal-Sign. */
  sign: string;
}

const VERSION = '2';
const KEY_LENGTH = 32;
/** Headers that the server reads; nobody on the way may change them. */
const SIGNED = ['Authorization', 'X-Device', 'sessionkey', 'Idempotency-Key'];

/** Headers and body of a sealed question. Throws when an argument is missing. */
export async function sealQuestion(seal: Seal, question: PlainQuestion) {
  requireKey(seal.key);
  if (!seal.wrapped || !question.method || !question.path || question.nonce.length !== 16) {
    throw new Error('seal: an argument is missing');
  }
  const { key } = seal;
  const nonce = base64url(question.nonce);
  const time = String(question.time_ms);
  const body =
    question.body === undefined
      ? undefined
      : await encrypt(key, question.nonce, 'req', bytesOf(question.body));
  const signed = [
    question.method,
    question.path,
    time,
    nonce,
    ...SIGNED.map((name) => question.headers.get(name) ?? ''),
    await hashHex(bytesOf(body ?? '')),
  ].join('\n');
  const headers = {
    'X-Seal': VERSION,
    'X-Seal-Key': seal.wrapped,
    'X-Seal-Nonce': nonce,
    'X-Seal-Time': time,
    'X-Seal-Sign': await signHex(key, signed),
  };
  return { headers, body };
}

/** Checks the signature of an answer and decrypts it; throws refusal 9999 when it fails. */
export async function openAnswer(seal: Seal, answer: SealedAnswer): Promise<Bytes> {
  requireKey(seal.key);
  const nonce = base64url(answer.nonce);
  const signed = ['response', nonce, answer.status, await hashHex(answer.body)].join('\n');
  if ((await signHex(seal.key, signed)) !== answer.sign.toLowerCase()) throw signatureFailure();
  try {
    const { data } = JSON.parse(textOf(answer.body)) as { data: string };
    const iv = await ivOf(seal.key, answer.nonce, 'res');
    const { decrypt } = await primitives();
    return await decrypt(bytesOf(seal.key), iv, fromBase64(data));
  } catch {
    throw signatureFailure();
  }
}

/** Wraps a key for the server: RSA-OAEP with SHA-256, by a key of its JWKS. */
export async function wrapKey(key: string, jwk: JsonWebKey & { kid: string }): Promise<Seal> {
  requireKey(key);
  const { wrap } = await primitives();
  return { key, wrapped: `${jwk.kid}.${base64url(await wrap(jwk, bytesOf(key)))}` };
}

function requireKey(key: string) {
  if (key?.length !== KEY_LENGTH) throw new Error('seal: the key must have 32 characters');
}

async function encrypt(key: string, nonce: Bytes, direction: 'req' | 'res', plain: Bytes) {
  const iv = await ivOf(key, nonce, direction);
  const { encrypt: aes } = await primitives();
  return JSON.stringify({ data: toBase64(await aes(bytesOf(key), iv, plain)) });
}

/** SHA-256("iv" ‖ K ‖ nonce as text ‖ direction), its first 16 bytes. */
async function ivOf(key: string, nonce: Bytes, direction: 'req' | 'res'): Promise<Bytes> {
  const { sha256 } = await primitives();
  return (await sha256(bytesOf(`iv${key}${base64url(nonce)}${direction}`))).slice(0, 16);
}

/** HMAC-SHA-256 under SHA-256("mac" ‖ K), in hex. */
async function signHex(key: string, text: string): Promise<string> {
  const { sha256, hmac } = await primitives();
  return hex(await hmac(await sha256(bytesOf(`mac${key}`)), bytesOf(text)));
}

async function hashHex(bytes: Bytes): Promise<string> {
  const { sha256 } = await primitives();
  return hex(await sha256(bytes));
}
