/** What the browser has for all its tabs, and jsdom lacks: a lock is held by one at a time. */
export function tabLocks() {
  const queues = new Map<string, Promise<unknown>>();
  /** In answer to `request(name, work)` and `request(name, { signal }, work)`. */
  function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as () => unknown;
    const turn = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(name, turn);
    return turn;
  }
  return { request };
}
