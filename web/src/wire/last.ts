import type { Query, QueryClient } from '@tanstack/react-query';
import { passing } from '@/lib/storage';
import { HOLDING, ORDER } from './gen/topics';
import { reads } from './operation';
import { token } from './session';

const PLACE = 'tael.last';
/** The customer's figures; no preview, whose dates are promises that hold for now only. */
const FIGURES = HOLDING | ORDER;
const SETTLE_MS = 300;

interface Last {
  key: readonly unknown[];
  at_ms: number;
  data: unknown;
}

/**
 * After a reload the last figures stand at once, under the time at which they came, until newer
 * ones come; `also` are ids of what the screens cannot open without. Ending the session empties the
 * storage in which they lie.
 */
export function keepLast(client: QueryClient, also: readonly string[]) {
  if (token.get() !== null) {
    for (const { key, at_ms, data } of saved()) {
      client.setQueryData(key, data, { updatedAt: at_ms });
    }
  }
  const isKept = ({ queryKey: [id], state }: Query) =>
    state.data !== undefined && !state.isInvalidated && (isFigures(id) || also.includes(`${id}`));
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !/success|invalidate/.test(event.action.type)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (token.get() === null) return;
      const kept = client.getQueryCache().getAll().filter(isKept);
      const last = kept.map(({ queryKey, state }) => {
        return { key: queryKey, at_ms: state.dataUpdatedAt, data: state.data };
      });
      passing.set(PLACE, JSON.stringify(last satisfies Last[]));
    }, SETTLE_MS);
  });
}

function isFigures(id: unknown): boolean {
  const topics = reads(id);
  return topics > 0 && (topics & ~FIGURES) === 0;
}

function saved(): Last[] {
  try {
    return JSON.parse(passing.get(PLACE) ?? '[]') as Last[];
  } catch {
    return [];
  }
}
