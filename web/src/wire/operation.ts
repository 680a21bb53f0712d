/* once */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call';
import type { Called, Traits } from './traits';

/** A call of the server: `useQuery(fundDetail({ fundCode }))`, `useAction(placeOrder)`. */
export interface Operation<In, Out> extends Called<In, Out> {
  /** Options for `useQuery`; the key is the id and the input. */
  (...input: InputOf<In>): QueryOptions<Out>;
}

/** The input may be left out where every part of it may. */
export type InputOf<In> = Record<string, never> extends In ? [input?: In] : [input: In];

type QueryOptions<Out> = ReturnType<typeof optionsOf<Out>>;

export type Input<Op> = Op extends { readonly types?: { input: infer In } } ? In : never;
export type Output<Op> = Op extends { readonly types?: { output: infer Out } } ? Out : never;

const ORDINARY = {
  method: 'POST' as const,
  sealed: true,
  silent: false,
  dialog: false,
  idempotent: false,
  blob: false,
  large: false,
  reads: 0,
  writes: 0,
};

/** What the operations that are loaded read, by their ids. */
const readings = new Map<unknown, number>();

/** The topics that the answer under an id reads; maybe all, where it is no operation's. */
export function reads(id: unknown): number {
  return readings.get(id) ?? -1;
}

/** Makes an operation from its traits; those left out are the ordinary ones. */
export function operation<In, Out>(
  traits: Pick<Traits, 'id' | 'path'> & Partial<Traits>,
): Operation<In, Out> {
  const self: Operation<In, Out> = Object.assign(
    (...[input]: InputOf<In>) =>
      optionsOf<Out>([traits.id, input ?? {}], (signal) =>
        call(self, (input ?? {}) as In, { signal }),
      ),
    ORDINARY,
    traits,
  );
  readings.set(self.id, self.reads);
  return self;
}

function optionsOf<Out>(
  queryKey: readonly [string, unknown],
  ask: (signal: AbortSignal) => Promise<Out>,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => ask(signal) });
}
