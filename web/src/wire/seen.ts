/* once */
import type { Query, QueryClient } from '@tanstack/react-query';
import { lasting } from '@/lib/storage';
import { HOLDING, MARKET, MESSAGE, ORDER, WATCH } from './gen/topics';
import { lineLost } from './line';
import { reads } from './operation';
import { type Lock, openLock, sessionLock } from './seenLock';
import { browserShelf, type Row, type Shelf } from './seenShelf';
import { token, whenSessionEnds } from './session';

/** Says that something may lie in the database: `main` reads it before it loads this. */
const SEEN = 'tael.seen';
/** What is older is not shown, and is gone. */
const LONGEST_MS = 7 * 24 * 60 * 60_000;
/** Clocks are set by some seconds; what comes from later than that came under another clock. */
const AHEAD_MS = 60_000;
const MOST_ROWS = 120;
const MOST_BYTES = 300_000;
const SETTLE_MS = 500;
/** Figures, funds, orders, messages; no preview, whose dates are promises that hold for now only. */
const TOPICS = HOLDING | ORDER | WATCH | MESSAGE | MARKET;

interface What {
  /** Ids of what the screens cannot stand without, whatever it reads. */
  also: readonly string[];
  /** Ids of answers to what was typed. */
  never: readonly string[];
}

/** Where each answer of this page lies, by its question. */
const places = new Map<string, Promise<string>>();
let lock: { of: string | null; made: Promise<Lock | undefined> } | undefined;

/**
 * What was last seen stands at once after a cold start or a reload, under the time at which it came,
 * until newer answers come. What came to a session can only be read by that session.
 */
export async function showSeen(client: QueryClient, shelf: Shelf = browserShelf): Promise<void> {
  const bearer = token.get();
  const [own, rows] = await Promise.all([lockFor(bearer), shelf.all()]);
  const now_ms = Date.now();
  const fresh = (row: Row) => row.at_ms <= now_ms + AHEAD_MS && now_ms - row.at_ms < LONGEST_MS;
  const good = rows
    .filter((row) => fresh(row) && (row.of === own?.of || row.of === openLock.of))
    .toSorted((a, b) => b.at_ms - a.at_ms)
    .slice(0, MOST_ROWS);
  const bad = new Set(rows.map(({ id }) => id));
  const opened = await Promise.all(
    good.map(async (row) => {
      // A row that cannot be read is none.
      const fitting = row.of === openLock.of ? openLock : own;
      const seen = await fitting?.open(row).catch(() => undefined);
      if (seen) bad.delete(row.id);
      return { row, seen };
    }),
  );
  if (bad.size > 0) await shelf.drop([...bad]);
  if (token.get() !== bearer) return;
  for (const { row, seen } of opened) if (seen) show(client, row, seen.key, seen.data);
}

function show(client: QueryClient, { id, at_ms }: Row, key: readonly unknown[], data: unknown) {
  if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) >= at_ms) return;
  client.setQueryData(key, data, { updatedAt: at_ms });
  const query = client.getQueryCache().find({ queryKey: key, exact: true });
  // However young it is, an act may have made it old: it is asked for anew where it is shown.
  query?.setState({ isInvalidated: true });
  if (query) places.set(query.queryHash, Promise.resolve(id));
}

/** Keeps what is seen from now on, and what has come already. */
export function keepSeen(client: QueryClient, what: What, shelf: Shelf = browserShelf) {
  // The end of a session takes this away: what lies there still is of nobody who will come again.
  if (lasting.get(SEEN) === null) void shelf.clear().catch(() => undefined);
  const cache = client.getQueryCache();
  const waiting = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function keepSoon(query: Query) {
    if (!isKept(query, what)) return;
    waiting.add(query);
    timer ??= setTimeout(keep, SETTLE_MS);
  }
  function keep() {
    clearTimeout(timer);
    timer = undefined;
    const all = [...waiting];
    waiting.clear();
    if (all.length > 0) void put(all, shelf).catch(() => undefined);
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success') keepSoon(query);
    // Who reloads right after an act must not find what stood before it. Where the line is lost
    // nothing was done, and what was seen last is all there is.
    if (action.type === 'invalidate' && !lineLost.get()) {
      waiting.delete(query);
      void drop(query, shelf).catch(() => undefined);
    }
  });
  whenSessionEnds(() => {
    waiting.clear();
    places.clear();
    lock = undefined;
    void shelf.clear().catch(() => undefined);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep();
    else endOld(client);
  });
  window.addEventListener('pagehide', keep);
  for (const query of cache.getAll()) keepSoon(query);
}

/** A page that slept for a week shows nothing of before. */
function endOld(client: QueryClient) {
  const limit_ms = Date.now() - LONGEST_MS;
  const isOld = ({ state: { data, dataUpdatedAt } }: Query) =>
    data !== undefined && dataUpdatedAt > 0 && dataUpdatedAt < limit_ms;
  void client.resetQueries({ predicate: isOld });
}

function isKept({ queryKey: [id], state }: Query, { also, never }: What): boolean {
  if (state.data === undefined || state.isInvalidated || never.includes(`${id}`)) return false;
  const topics = reads(id);
  return also.includes(`${id}`) || (topics > 0 && (topics & ~TOPICS) === 0);
}

async function put(queries: readonly Query[], shelf: Shelf) {
  const bearer = token.get();
  const own = await lockFor(bearer);
  if (!own) return;
  const rows = await Promise.all(
    queries.map(async (query) => {
      const { queryHash, queryKey, state } = query;
      const at_ms = state.dataUpdatedAt;
      const place = own.name(queryHash);
      places.set(queryHash, place);
      const row = await own.close(await place, at_ms, {
        key: queryKey,
        data: firstOf(state.data),
      });
      // An act, or a newer answer, came meanwhile.
      const still = !query.state.isInvalidated && query.state.dataUpdatedAt === at_ms;
      return still && row.body.length <= MOST_BYTES ? [row] : [];
    }),
  );
  // Who has left since leaves nothing.
  if (token.get() !== bearer) return;
  lasting.set(SEEN, '1');
  await shelf.put(rows.flat());
}

async function drop({ queryHash }: Query, shelf: Shelf) {
  const place = places.get(queryHash);
  if (place) await shelf.drop([await place]);
}

function lockFor(bearer: string | null): Promise<Lock | undefined> {
  if (!lock || lock.of !== bearer) {
    lock = {
      of: bearer,
      made: bearer === null ? Promise.resolve(openLock) : sessionLock(bearer),
    };
  }
  return lock.made;
}

/** Of a list only its first page: the others would be asked for one after another. */
function firstOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { pages, pageParams } = data as { pages?: unknown; pageParams?: unknown };
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
