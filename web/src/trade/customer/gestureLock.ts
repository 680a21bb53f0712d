/* once */
import { lasting, passing } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** Where the salted hash of the gesture lies. */
export const GESTURE_KEY = 'tael.gesture';
/** When the lock was opened, or the app was left since. */
const OPEN_KEY = 'tael.gesture.open';
const AFTER_KEY = 'tael.gesture.after';
/** Where nobody chose another time. */
const AFTER_S = '60';

/** A gesture is saved and has not been drawn in this visit, or not since the app was left. */
export const gestureLocked = createStore(false);

whenSessionEnds(() => gestureLocked.set(false));

lockIfLate();
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) lockIfLate();
  else if (!gestureLocked.get()) setLocked(false);
});

/** The tab, which may be discarded, keeps the time; a clock that was set back tells none. */
function lockIfLate() {
  const away_ms = Date.now() - Number(passing.get(OPEN_KEY));
  const late = away_ms < 0 || away_ms >= Number(lockAfter()) * 1000;
  if (late && hasGesture()) setLocked(true);
}

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
  else passing.set(OPEN_KEY, `${Date.now()}`);
  gestureLocked.set(locked);
}
