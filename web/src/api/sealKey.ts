import { passing } from '@/lib/storage';
import { NetworkFailure } from './failure';
import { type Seal, wrapKey } from './seal';
import { whenSessionEnds } from './session';

const STORE_KEY = 'tael.seal';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** A clock that differs less than this is left alone; the server allows five minutes. */
const CLOCK_SLACK_MS = 30_000;

let now: Promise<Seal> | undefined;
let clockAhead_ms = 0;

/** The seal of this session: made once, kept for the browser session. */
export function currentSeal(): Promise<Seal> {
  now ??= stored() ?? makeSeal();
  now.catch(dropSeal);
  return now;
}

/** Forgets the key; the next call makes another. */
export function dropSeal() {
  now = undefined;
  passing.remove(STORE_KEY);
}

/** The server's time as far as it is known, in ms since 1970. */
export function serverTime(): number {
  return Date.now() - clockAhead_ms;
}

whenSessionEnds(dropSeal);

function stored(): Promise<Seal> | undefined {
  const text = passing.get(STORE_KEY);
  if (!text) return undefined;
  const { key, wrapped, ahead_ms } = JSON.parse(text) as Seal & { ahead_ms?: number };
  clockAhead_ms = ahead_ms ?? 0;
  return Promise.resolve({ key, wrapped });
}

async function makeSeal(): Promise<Seal> {
  const seal = await wrapKey(randomKey(), await encryptionKey());
  passing.set(STORE_KEY, JSON.stringify({ ...seal, ahead_ms: clockAhead_ms }));
  return seal;
}

/** The server's encryption key; also learns how far this device's clock is off. */
async function encryptionKey(): Promise<JsonWebKey & { kid: string }> {
  const response = await fetch('/.well-known/jwks.json').catch((cause: unknown) => {
    throw new NetworkFailure('jwks', { cause });
  });
  if (!response.ok) throw new NetworkFailure(`jwks: HTTP ${response.status}`);
  const ahead_ms = Date.now() - Date.parse(response.headers.get('Date') ?? '');
  clockAhead_ms = Math.abs(ahead_ms) > CLOCK_SLACK_MS ? ahead_ms : 0;
  const { keys } = (await response.json()) as {
    keys: (JsonWebKey & { kid: string; use?: string })[];
  };
  const found = keys.find((key) => key.use === 'enc');
  if (!found) throw new NetworkFailure('jwks: no encryption key');
  return found;
}

function randomKey(): string {
  let key = '';
  while (key.length < 32) {
    // Bytes above 247 would favour the first letters: 248 is the last multiple of 62.
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 248) key += ALPHABET[byte % 62];
  }
  return key;
}
