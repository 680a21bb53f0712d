import { lasting } from '@/lib/storage';
import { hex } from '@/wire/bytes';
import { primitives } from '@/wire/primitives';
import { GESTURE_KEY, setLocked } from './gestureLock';

const TRIES = 5;

interface Saved {
  salt: string;
  hash: string;
  /** Wrong drawings left before the customer must log in again. */
  left: number;
}

/** All tries were wrong: only logging in again helps. */
export function triesUsedUp(): boolean {
  return read()?.left === 0;
}

/** Saves a gesture, the nodes 0 to 8 in the order drawn, only as a salted hash. */
export async function saveGesture(nodes: readonly number[]): Promise<void> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  write({ salt, hash: await hashOf(salt, nodes), left: TRIES });
  setLocked(false);
}

/** Draws the gesture: opens the lock, or tells how many tries are left (0: log in again). */
export async function drawGesture(
  nodes: readonly number[],
): Promise<{ ok: boolean; left: number }> {
  const saved = read();
  if (!saved) return { ok: false, left: 0 };
  if (saved.left > 0 && (await hashOf(saved.salt, nodes)) === saved.hash) {
    write({ ...saved, left: TRIES });
    setLocked(false);
    return { ok: true, left: TRIES };
  }
  const left = Math.max(0, saved.left - 1);
  write({ ...saved, left });
  return { ok: false, left };
}

export function removeGesture() {
  lasting.remove(GESTURE_KEY);
  setLocked(false);
}

function read(): Saved | null {
  const text = lasting.get(GESTURE_KEY);
  return text ? (JSON.parse(text) as Saved) : null;
}

function write(saved: Saved) {
  lasting.set(GESTURE_KEY, JSON.stringify(saved));
}

async function hashOf(salt: string, nodes: readonly number[]): Promise<string> {
  const { sha256 } = await primitives();
  return hex(await sha256(new TextEncoder().encode(`${salt}:${nodes.join('')}`)));
}
