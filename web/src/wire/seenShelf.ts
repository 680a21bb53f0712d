/* once */

/** An answer as it lies on the device. */
export interface Row {
  id: string;
  /** Whose session can read it; empty where it came to nobody. */
  of: string;
  /** When it came, in ms since 1970 by the device's clock. */
  at_ms: number;
  /** Absent where nothing is locked. */
  iv?: Uint8Array<ArrayBuffer>;
  body: Uint8Array<ArrayBuffer>;
}

/** Where answers lie; any of it may fail where storage is closed or full. */
export interface Shelf {
  all(): Promise<Row[]>;
  put(rows: readonly Row[]): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

const BASE = 'tael.seen';
const ROWS = 'rows';

let opened: Promise<IDBDatabase> | undefined;

/** The browser's own database. */
export const browserShelf: Shelf = {
  async all() {
    const asked = (await base()).transaction(ROWS).objectStore(ROWS).getAll();
    return new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result as Row[]);
      asked.onerror = () => reject(asked.error);
    });
  },
  put: (rows) => write((place) => rows.forEach((row) => void place.put(row))),
  drop: (ids) => write((place) => ids.forEach((id) => void place.delete(id))),
  clear: () => write((place) => void place.clear()),
};

async function write(work: (place: IDBObjectStore) => void): Promise<void> {
  const change = (await base()).transaction(ROWS, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
  });
  work(change.objectStore(ROWS));
  // A page that is just being left would not come to commit it by itself.
  change.commit?.();
  return done;
}

function base(): Promise<IDBDatabase> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS, { keyPath: 'id' });
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const found = asked.result;
      // Browsers close it when they are short of room, and other releases may want another form.
      const forget = () => {
        opened = undefined;
      };
      found.onclose = forget;
      found.onversionchange = () => {
        found.close();
        forget();
      };
      resolve(found);
    };
  });
}
