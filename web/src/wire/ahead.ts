import { type FetchQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from './call';
import type { Operation } from './operation';
import { queryClient } from './query';
import { token } from './session';

/**
 * Asks for what a screen is about to show, beside the guards' questions; nothing without a session.
 */
export function askAhead<Out, Key extends QueryKey>(
  query: FetchQueryOptions<Out, Error, Out, Key>,
) {
  if (token.get() !== null) askPublic(query);
}

/** The same on a screen that everybody may see. */
export function askPublic<Out, Key extends QueryKey>(
  query: FetchQueryOptions<Out, Error, Out, Key>,
) {
  void queryClient.prefetchQuery(query);
}

/** A question whose refusal is not told: another tells, or nobody need hear of it. */
export function quietly<In, Out>(operation: Operation<In, Out>, input: In) {
  return queryOptions({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => call(operation, input, { signal, silent: true }),
  });
}
