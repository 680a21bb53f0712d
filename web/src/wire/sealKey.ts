/* once */
import { passing } from '@/lib/storage';
import { NetworkFailure } from './failure';
import { type Seal, wrapKey } from './seal';
import { whenSessionEnds } from './session';

const STORE_KEY = 'tael.seal';
/** Nobody waits longer for the server's keys. */
const ANSWER_MS = 20_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** The Date of an answer has no milliseconds: the server's clock shows up to so many more. */
const DATE_STEP_MS = 1_000;

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

/** Another seal in place of one that the server refused; calls that are refused together share it. */
export async function sealInPlaceOf(refused: Seal): Promise<Seal> {
  const current = await currentSeal();
  if (current.wrapped !== refused.wrapped) return current;
  dropSeal();
  return currentSeal();
}

/**
 * The server's time as far as it is known, in ms since 1970: whatever the clock of the phone says,
 * a question is neither too old nor from before the start of the server.
 */
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
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch('/.well-known/jwks.json', { signal }).catch((cause: unknown) => {
    throw new NetworkFailure('jwks', { cause });
  });
  if (!response.ok) throw new NetworkFailure(`jwks: HTTP ${response.status}`);
  const date_ms = Date.parse(response.headers.get('Date') ?? '');
  clockAhead_ms = Number.isNaN(date_ms) ? 0 : Date.now() - date_ms - DATE_STEP_MS;
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
