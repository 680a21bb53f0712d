/** A call takes no longer: whoever still holds a lock then sleeps, and is waited for no more. */
const LONGEST_MS = 30_000;

// Not on a page that came without TLS: there tabs know nothing of each other.
const locks = () => (navigator as { locks?: LockManager }).locks;

/** Holds a lock that all tabs see, until what is given back is called or the tab ends. */
export function holdLock(name: string): () => void {
  let free = () => {};
  const over = new Promise<void>((resolve) => {
    free = resolve;
  });
  locks()
    ?.request(name, () => over)
    .catch(() => undefined);
  return free;
}

/** Fulfilled once no tab holds the lock. */
export async function whenFree(name: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  await locks()
    ?.request(name, { signal }, () => undefined)
    .catch(() => undefined);
}

/** Whether a tab holds the lock now. */
export async function isHeld(name: string): Promise<boolean> {
  const asked = locks()?.request(name, { ifAvailable: true }, (lock) => !lock);
  return (await asked?.catch(() => false)) ?? false;
}
