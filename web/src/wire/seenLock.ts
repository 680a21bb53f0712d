import type { Row } from './seenShelf';

/** An answer with what was asked for. */
export interface Seen {
  key: readonly unknown[];
  data: unknown;
}

/** Closes and opens the rows of one session, or of nobody. */
export interface Lock {
  /** What its rows say of whom they are; nothing can be concluded from it. */
  of: string;
  /** The name of a row: the same for the same question. */
  name(question: string): Promise<string>;
  close(id: string, at_ms: number, seen: Seen): Promise<Row>;
  /** Throws where it was closed by another lock, or was changed since. */
  open(row: Row): Promise<Seen>;
}

const text = new TextEncoder();
const read = new TextDecoder('utf-8', { fatal: true });

/** What came to a visitor is the same for everybody: it lies there as it is. */
export const openLock: Lock = {
  of: '',
  name: async (question) => question,
  close: async (id, at_ms, seen) => ({ id, of: '', at_ms, body: packed(seen) }),
  open: async ({ body }) => unpacked(body),
};

/**
 * The lock of a session. Its keys are made of the session's token and lie nowhere: once the token
 * is gone from the device, in whichever tab, nothing there can be read. None in plain http, where
 * browsers close their cryptography.
 */
export async function sessionLock(token: string): Promise<Lock | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const root = await subtle.importKey('raw', text.encode(token), 'HKDF', false, ['deriveBits']);
  const derived = (what: string) =>
    subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: text.encode('tael.seen'), info: text.encode(what) },
      root,
      256,
    );
  const [mark, names, rows] = await Promise.all(['mark', 'names', 'rows'].map(derived));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const [naming, sealing] = await Promise.all([
    subtle.importKey('raw', names as ArrayBuffer, hmac, false, ['sign']),
    subtle.importKey('raw', rows as ArrayBuffer, 'AES-GCM', false, ['encrypt', 'decrypt']),
  ]);
  const of = hex(mark as ArrayBuffer);
  // A row is good under its own name and time only.
  const way = (iv: Uint8Array<ArrayBuffer>, id: string, at_ms: number) => {
    return { name: 'AES-GCM', iv, additionalData: text.encode(`${id} ${at_ms}`) };
  };
  return {
    of,
    name: async (question) => hex(await subtle.sign('HMAC', naming, text.encode(question))),
    async close(id, at_ms, seen) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const body = await subtle.encrypt(way(iv, id, at_ms), sealing, packed(seen));
      return { id, of, at_ms, iv, body: new Uint8Array(body) };
    },
    async open({ id, at_ms, iv, body }) {
      if (!iv) throw new Error('not locked');
      return unpacked(new Uint8Array(await subtle.decrypt(way(iv, id, at_ms), sealing, body)));
    },
  };
}

function packed(seen: Seen): Uint8Array<ArrayBuffer> {
  return text.encode(JSON.stringify(seen)) as Uint8Array<ArrayBuffer>;
}

function unpacked(body: Uint8Array): Seen {
  const seen: unknown = JSON.parse(read.decode(body));
  const whole = typeof seen === 'object' && seen !== null && 'key' in seen && 'data' in seen;
  if (!whole || !Array.isArray(seen.key)) throw new Error('no answer');
  return { key: seen.key, data: seen.data };
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
