/** Browser storage that never throws: embedded views may close it or run out of room. */
export interface Box {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): string[];
}

function box(open: () => Storage): Box {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

export const lasting = box(() => localStorage);
export const passing = box(() => sessionStorage);
