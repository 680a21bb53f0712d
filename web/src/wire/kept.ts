import { passing } from '@/lib/storage';

const PREFIX = 'tael.kept.';
/** How long the client keeps the profit overview: two hours. */
export const PROFIT_KEPT_MS = 2 * 60 * 60 * 1000;

interface Kept<Out> {
  at_ms: number;
  data: Out;
}

/** The part of `useQuery`'s options that keeping touches. */
interface Keepable<Out, Context> {
  queryFn?: unknown;
  queryKey: readonly unknown[];
  /** Only types: what the function gives. */
  types?: (context: Context) => Out;
}

/**
 * Query options whose answer also lies in session storage for `life_ms`, so that a reload shows it
 * at once. Ending the session empties that storage.
 */
export function kept<Options extends Keepable<unknown, never>>(
  name: string,
  life_ms: number,
  options: Options,
): Options {
  const ask = options.queryFn as (context: unknown) => Promise<unknown>;
  const known = readKept(name, life_ms);
  return {
    ...options,
    staleTime: life_ms,
    initialData: known?.data,
    initialDataUpdatedAt: known?.at_ms,
    queryFn: async (context: unknown) => {
      const data = await ask(context);
      passing.set(PREFIX + name, JSON.stringify({ at_ms: Date.now(), data }));
      return data;
    },
  };
}

/** Forgets a kept answer: after an order, or on a pull. */
export function forget(name: string) {
  passing.remove(PREFIX + name);
}

function readKept(name: string, life_ms: number): Kept<unknown> | undefined {
  const text = passing.get(PREFIX + name);
  if (!text) return undefined;
  const found = JSON.parse(text) as Kept<unknown>;
  return Date.now() - found.at_ms < life_ms ? found : undefined;
}
