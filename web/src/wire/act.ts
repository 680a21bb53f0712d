import { refuse } from './action';
import { type CallOptions, call } from './call';
import { offline } from './line';
import type { Operation } from './operation';
import { renewSoon } from './renew';

/** Calls what changes something on the server: what it makes old is asked for anew. */
export async function act<In, Out>(
  operation: Operation<In, Out>,
  input: In,
  options?: CallOptions,
): Promise<Out> {
  if (offline.get()) refuse(options?.silent);
  const data = await call(operation, input, options);
  renewSoon(operation.writes);
  return data;
}
