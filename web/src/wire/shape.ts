/** Reads the input and output of an operation off the types that openapi-typescript gives. */

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

type QueryOf<Op> = Op extends { parameters: { query?: infer Query } }
  ? [Exclude<Query, undefined>] extends [never]
    ? unknown
    : Exclude<Query, undefined>
  : unknown;

type BodyOf<Op> = Op extends { requestBody?: infer Body }
  ? [Exclude<Body, undefined>] extends [never]
    ? unknown
    : Exclude<Body, undefined> extends { content: { 'multipart/form-data': unknown } }
      ? FormData
      : Json<Exclude<Body, undefined>>
  : unknown;

type Plain<T> = unknown extends T ? Record<string, never> : T;

/** Query parameters of a GET, or the body of a POST; `params` is put around it by `call`. */
export type InputAt<Op> = Plain<QueryOf<Op> & BodyOf<Op>>;

type Inner<T> = T extends { status: { code: number }; data?: infer Data } ? Data : T;

/** What stands in the envelope's `data`; a Blob for files. */
export type OutputAt<Op> = Op extends { responses: { 200: infer Answer } }
  ? [Json<Answer>] extends [never]
    ? Answer extends { content: Record<string, unknown> }
      ? Blob
      : unknown
    : Exclude<Inner<Json<Answer>>, undefined>
  : unknown;
