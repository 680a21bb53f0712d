import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  get(): T;
  set(next: T | ((now: T) => T)): void;
  follow(listener: () => void): () => void;
}

export function createStore<T>(first: T): Store<T> {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(next) {
      const value = typeof next === 'function' ? (next as (now: T) => T)(now) : next;
      if (Object.is(value, now)) return;
      now = value;
      for (const listener of listeners) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store of fields and how to change some of them; it outlives the screen that fills it in. */
export function useFields<T>(store: Store<T>): [T, (part: Partial<T>) => void] {
  return [useStore(store), (part) => store.set((now) => ({ ...now, ...part }))];
}

export function useStore<T>(store: Pick<Store<T>, 'get' | 'follow'>): T {
  return useSyncExternalStore(store.follow, store.get, store.get);
}
