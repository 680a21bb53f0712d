import { passing } from '@/lib/storage';
import type { Operation } from './operation';

const PLACE = 'tael.kept';
/** How long the client keeps the profit overview: two hours. */
export const PROFIT_KEPT_MS = 2 * 60 * 60 * 1000;

interface Kept {
  at_ms: number;
  /** The topics that the answer reads. */
  reads: number;
  data: unknown;
}

/**
 * Query options whose answer also lies in session storage for `life_ms`, so that a reload shows it
 * at once. Ending the session empties that storage.
 */
export function kept<Out>(operation: Operation<Record<string, never>, Out>, life_ms: number) {
  const { id, reads } = operation;
  const options = operation();
  const ask = options.queryFn as (context: unknown) => Promise<Out>;
  const found = all()[id];
  const known = found && Date.now() - found.at_ms < life_ms ? found : undefined;
  return {
    ...options,
    staleTime: life_ms,
    initialData: known?.data as Out | undefined,
    initialDataUpdatedAt: known?.at_ms,
    queryFn: async (context: unknown) => {
      const data = await ask(context);
      save({ ...all(), [id]: { at_ms: Date.now(), reads, data } });
      return data;
    },
  };
}

/** Forgets the kept answers that read one of the topics. */
export function forgetKept(topics: number) {
  const fresh = Object.entries(all()).filter(([, { reads }]) => (reads & topics) === 0);
  save(Object.fromEntries(fresh));
}

function all(): Record<string, Kept> {
  return JSON.parse(passing.get(PLACE) ?? '{}');
}

function save(answers: Record<string, Kept>) {
  passing.set(PLACE, JSON.stringify(answers));
}
