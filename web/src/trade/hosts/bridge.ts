/* once */
import { playedHost } from '@/lib/host';
import type { ShareCard } from './port';

/** What the app around ours is asked, by name: what a call carries, and what comes back. */
export interface Calls {
  share: { asks: ShareCard; gets: { done: boolean } };
  offer: { asks: { card: ShareCard | null }; gets: object };
  close: { asks: object; gets: object };
  open: { asks: { address: string }; gets: object };
  /** Content of a JPEG in base64; null when none was taken. */
  photo: { asks: object; gets: { content: string | null } };
  keep: { asks: { name: string; mediaType: string; content: string }; gets: { done: boolean } };
  push: { asks: object; gets: { allowed: boolean } };
  title: { asks: { text: string }; gets: object };
}

/** What the app around ours may tell at any time. */
export type Told =
  | { name: 'open'; path: string }
  | { name: 'look'; theme: 'light' | 'dark' | 'system'; size: 'normal' | 'elder' }
  | { name: 'lock'; locked: boolean }
  | { name: 'back' };

/** What comes in is no longer: a photo, in base64. Files go out only. */
const LONGEST = 6 << 20;
/** An app answers at once; where a person acts, it takes as long as that. */
const ANSWER_MS = 5_000;
const PERSON_MS = 300_000;
const BY_A_PERSON: readonly (keyof Calls)[] = ['share', 'photo', 'keep'];

type Gets<Name extends keyof Calls> = Calls[Name]['gets'];

const ANSWERS: { [Name in keyof Calls]: (body: Record<string, unknown>) => boolean } = {
  share: ({ done }) => typeof done === 'boolean',
  offer: () => true,
  close: () => true,
  open: () => true,
  photo: ({ content }) => content === null || typeof content === 'string',
  keep: ({ done }) => typeof done === 'boolean',
  push: ({ allowed }) => typeof allowed === 'boolean',
  title: () => true,
};

const TOLD: Record<Told['name'], (body: Record<string, unknown>) => boolean> = {
  open: ({ path }) => typeof path === 'string',
  look: ({ theme, size }) =>
    ['light', 'dark', 'system'].includes(theme as string) &&
    ['normal', 'elder'].includes(size as string),
  lock: ({ locked }) => typeof locked === 'boolean',
  back: () => true,
};

const waiting = new Map<number, { name: keyof Calls; done: (body: object | null) => void }>();
let last = 0;
let hears: ((told: Told) => void) | undefined;

/** Asks the app around ours; null when it does not answer, or answers what nobody asked for. */
export function ask<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name]['asks'],
): Promise<Gets<Name> | null> {
  last += 1;
  const id = last;
  const text = JSON.stringify({ id, name, body });
  if (!send(text)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const limit_ms = BY_A_PERSON.includes(name) ? PERSON_MS : ANSWER_MS;
    const timer = setTimeout(() => settle(null), limit_ms);
    function settle(answer: object | null) {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(answer as Gets<Name> | null);
    }
    waiting.set(id, { name, done: settle });
  });
}

/** From now on what the app tells goes to `listener`. */
export function listen(listener: (told: Told) => void) {
  if (!hears) open();
  hears = listener;
}

/** One message of the app's; what has another form counts for nothing. */
function hear(text: unknown) {
  const said = read(text);
  if (!said) return;
  const { id, name, body } = said;
  if (typeof id === 'number') {
    const asked = waiting.get(id);
    if (asked) asked.done(ANSWERS[asked.name](body) ? body : null);
  } else if (typeof name === 'string' && Object.hasOwn(TOLD, name)) {
    const told = name as Told['name'];
    if (TOLD[told](body)) hears?.({ ...body, name: told } as Told);
  }
}

function read(text: unknown) {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return null;
    const { id, name, body } = said as { id?: unknown; name?: unknown; body?: unknown };
    const isBody = typeof body === 'object' && body !== null && !Array.isArray(body);
    return { id, name, body: isBody ? (body as Record<string, unknown>) : {} };
  } catch {
    return null;
  }
}

interface Shell {
  webkit?: { messageHandlers?: { tael?: { postMessage(text: string): void } } };
  TaelNative?: { postMessage(text: string): void };
  taelBridge?: { hear(text: unknown): void };
}

/** By what iOS has, by what Android has; in the demo by the page around the frame. */
function send(text: string): boolean {
  const shell = window as Shell;
  const app = shell.webkit?.messageHandlers?.tael ?? shell.TaelNative;
  if (app) app.postMessage(text);
  else if (playedHost()) {
    window.parent.postMessage({ tael: 'bridge', text }, window.location.origin);
  } else return false;
  return true;
}

function open() {
  (window as Shell).taelBridge = { hear };
  if (!playedHost()) return;
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    const { tael, text } = (data ?? {}) as { tael?: unknown; text?: unknown };
    if (tael === 'bridge') hear(text);
  });
}
