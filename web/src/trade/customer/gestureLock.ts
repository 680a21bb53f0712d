/* once */
import { lasting, passing } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** Where the salted hash of the gesture lies. */
export const GESTURE_KEY = 'tael.gesture';
const OPEN_KEY = 'tael.gesture.open';
const AFTER_KEY = 'tael.gesture.after';
/** Where nobody chose another time. */
const AFTER_S = '60';

/** A gesture is saved and has not been drawn in this visit, or not since the app was left. */
export const gestureLocked = createStore(hasGesture() && passing.get(OPEN_KEY) !== '1');

whenSessionEnds(() => gestureLocked.set(false));

let left_ms = Number.POSITIVE_INFINITY;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) left_ms = Date.now();
  else if (hasGesture() && Date.now() - left_ms >= Number(lockAfter()) * 1000) setLocked(true);
});

export function hasGesture(): boolean {
  return lasting.get(GESTURE_KEY) !== null;
}

/** Seconds in the background after which the lock closes again. */
export function lockAfter(): string {
  return lasting.get(AFTER_KEY) ?? AFTER_S;
}

export function chooseLockAfter(seconds: string) {
  lasting.set(AFTER_KEY, seconds);
}

/** Opens or closes the lock, in this visit. */
export function setLocked(locked: boolean) {
  if (locked) passing.remove(OPEN_KEY);
  else passing.set(OPEN_KEY, '1');
  gestureLocked.set(locked);
}
