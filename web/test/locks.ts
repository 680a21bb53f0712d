/** What the browser has for all its tabs, and jsdom lacks: a lock is held by one at a time. */
export function tabLocks() {
  const queues = new Map<string, Promise<unknown>>();
  /** In answer to `request(name, work)` and `request(name, options, work)`. */
  function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as (lock: { name: string } | null) => unknown;
    const [options] = rest as LockOptions[];
    if (options?.ifAvailable && queues.has(name)) return Promise.resolve(work(null));
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => work({ name }));
    queues.set(name, turn);
    const free = () => queues.get(name) === turn && queues.delete(name);
    turn.then(free, free);
    return turn;
  }
  return { request };
}
