import { passing } from '@/lib/storage';
import type { InputOf, Operation } from './operation';

const PLACE = 'tael.kept';
/** How long the client keeps the profit overview and the holdings beside it: two hours. */
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
export function kept<In, Out>(
  operation: Operation<In, Out>,
  life_ms: number,
  ...input: InputOf<In>
) {
  const { reads } = operation;
  const options = operation(...input);
  const place = JSON.stringify(options.queryKey);
  const ask = options.queryFn as (context: unknown) => Promise<Out>;
  const found = all()[place];
  const known = found && Date.now() - found.at_ms < life_ms ? found : undefined;
  return {
    ...options,
    staleTime: life_ms,
    initialData: known?.data as Out | undefined,
    initialDataUpdatedAt: known?.at_ms,
    queryFn: async (context: unknown) => {
      const data = await ask(context);
      save({ ...all(), [place]: { at_ms: Date.now(), reads, data } });
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
