import { primitives } from '@/api/primitives';
import { hex } from '@/api/seal';
import { whenSessionEnds } from '@/api/session';
import { lasting, passing } from '@/lib/storage';
import { createStore } from '@/lib/store';

const SAVED_KEY = 'tael.gesture';
const OPEN_KEY = 'tael.gesture.open';
const TRIES = 5;

interface Saved {
  salt: string;
  hash: string;
  /** Wrong drawings left before the customer must log in again. */
  left: number;
  /** How long the app may lie in the background before the lock closes again. */
  after_s?: number;
}

/** Where nobody chose another time. */
const AFTER_S = 60;

/** A gesture is saved and has not been drawn in this visit. */
export const gestureLocked = createStore(isLocked());

whenSessionEnds(() => gestureLocked.set(false));

let left_ms = Number.POSITIVE_INFINITY;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) left_ms = Date.now();
  else if (hasGesture() && Date.now() - left_ms >= lockAfter() * 1000) close();
});

/** Seconds in the background after which the lock closes again. */
export function lockAfter(): number {
  return read()?.after_s ?? AFTER_S;
}

/** Chooses after how many seconds in the background the lock closes again. */
export function chooseLockAfter(seconds: number) {
  const saved = read();
  if (saved) write({ ...saved, after_s: seconds });
}

export function hasGesture(): boolean {
  return lasting.get(SAVED_KEY) !== null;
}

/** All tries were wrong: only logging in again helps. */
export function triesUsedUp(): boolean {
  return read()?.left === 0;
}

/** Saves a gesture, the nodes 0 to 8 in the order drawn, only as a salted hash. */
export async function saveGesture(nodes: readonly number[]): Promise<void> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  write({ ...read(), salt, hash: await hashOf(salt, nodes), left: TRIES });
  open();
}

/** Draws the gesture: opens the lock, or tells how many tries are left (0: log in again). */
export async function drawGesture(
  nodes: readonly number[],
): Promise<{ ok: boolean; left: number }> {
  const saved = read();
  if (!saved) return { ok: false, left: 0 };
  if (saved.left > 0 && (await hashOf(saved.salt, nodes)) === saved.hash) {
    write({ ...saved, left: TRIES });
    open();
    return { ok: true, left: TRIES };
  }
  const left = Math.max(0, saved.left - 1);
  write({ ...saved, left });
  return { ok: false, left };
}

export function removeGesture() {
  lasting.remove(SAVED_KEY);
  passing.remove(OPEN_KEY);
  gestureLocked.set(false);
}

function open() {
  passing.set(OPEN_KEY, '1');
  gestureLocked.set(false);
}

function close() {
  passing.remove(OPEN_KEY);
  gestureLocked.set(true);
}

function isLocked(): boolean {
  return hasGesture() && passing.get(OPEN_KEY) !== '1';
}

function read(): Saved | null {
  const text = lasting.get(SAVED_KEY);
  return text ? (JSON.parse(text) as Saved) : null;
}

function write(saved: Saved) {
  lasting.set(SAVED_KEY, JSON.stringify(saved));
}

async function hashOf(salt: string, nodes: readonly number[]): Promise<string> {
  const { sha256 } = await primitives();
  return hex(await sha256(new TextEncoder().encode(`${salt}:${nodes.join('')}`)));
}
