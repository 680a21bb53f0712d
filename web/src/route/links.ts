import type { OwnRow } from './screen';

/**
 * The app declares its rows here, so that links are typed by them though nothing below the app
 * imports one: `declare module '@/route/links' { interface Registered { row: … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the app fills it
export interface Registered {}

/** A row with its literal types. */
type Row = Registered extends { row: infer R extends OwnRow } ? R : OwnRow;
export type Path = Row['path'];

/** The flows that rows are screens of. */
export type FlowName = Extract<Row, { flow: string }>['flow'];

type RowAt<P extends Path> = Extract<Row, { path: P }>;

type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type QueryNames<R> = R extends { query: readonly (infer N extends string)[] } ? N : never;

type Required_<N> = N extends `${string}?` ? never : N;
type Optional_<N> = N extends `${infer Bare}?` ? Bare : never;

type Value = string | number;

/** What a link to a path must and may carry. */
export type Args<P extends Path> = Record<
  PathNames<P> | Extract<Required_<QueryNames<RowAt<P>>>, string>,
  Value
> &
  Partial<Record<Extract<Optional_<QueryNames<RowAt<P>>>, string>, Value | undefined>>;

/** What a screen reads back: the same names, as text. */
export type ArgsRead<P extends Path> = {
  [Name in keyof Args<P>]: undefined extends Args<P>[Name] ? string | undefined : string;
};

type Rest<P extends Path> = keyof Args<P> extends never
  ? []
  : Record<string, never> extends Args<P>
    ? [args?: Args<P>]
    : [args: Args<P>];

/** A link to a screen: `to('/funddetail', { fundCode: '016823' })`. */
export function to<P extends Path>(path: P, ...[args]: Rest<P>): string {
  const left = new Map(Object.entries((args ?? {}) as Record<string, Value | undefined>));
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(String(value ?? ''));
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
