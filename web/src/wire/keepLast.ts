import type { Query, QueryClient } from '@tanstack/react-query';
import { passing } from '@/lib/storage';
import { HOLDING, ORDER } from './gen/topics';
import { type Last, PLACE } from './last';
import { reads } from './operation';
import { token } from './session';

/** The customer's figures; no preview, whose dates are promises that hold for now only. */
const FIGURES = HOLDING | ORDER;
const SETTLE_MS = 300;

/**
 * Keeps the customer's figures over a reload (`showLast`), from those on that are there already;
 * `also` are ids of what the screens cannot open without.
 */
export function keepLast(client: QueryClient, also: readonly string[]) {
  const isKept = ({ queryKey: [id], state }: Query) =>
    state.data !== undefined && !state.isInvalidated && (isFigures(id) || also.includes(`${id}`));
  let timer: ReturnType<typeof setTimeout> | undefined;
  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLE_MS);
  }
  function keep() {
    clearTimeout(timer);
    timer = undefined;
    if (token.get() === null) return;
    const kept = client.getQueryCache().getAll().filter(isKept);
    const last = kept.map(({ queryKey, state }) => {
      return { key: queryKey, at_ms: state.dataUpdatedAt, data: state.data };
    });
    passing.set(PLACE, JSON.stringify(last satisfies Last[]));
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && /success|invalidate/.test(event.action.type)) keepSoon();
  });
  // Who reloads right after an act must not find what stood before it.
  for (const event of ['pagehide', 'visibilitychange']) {
    window.addEventListener(event, () => timer !== undefined && keep());
  }
  keepSoon();
}

function isFigures(id: unknown): boolean {
  const topics = reads(id);
  return topics > 0 && (topics & ~FIGURES) === 0;
}
