/** How a call behaves; declared at its server handler and generated from the contract. */
export interface Traits {
  /** The operationId. */
  id: string;
  method: 'GET' | 'POST';
  /** Whole path from the root. */
  path: string;
  /** Encrypted and signed. */
  sealed: boolean;
  /** Refusals show no toast. */
  silent: boolean;
  /** Codes 100001 to 100012 open a dialog in place of the toast. */
  dialog: boolean;
  /** Carries an Idempotency-Key. */
  idempotent: boolean;
  /** The answer is a file. */
  blob: boolean;
  /** The answer may be large: it is waited for as long as for a photo. */
  large: boolean;
  /** The topics that its answer is made of: a bit each. */
  reads: number;
  /** The topics that it changes. */
  writes: number;
}

/** What is called, with what and for what answer. */
export interface Called<In, Out> extends Traits {
  /** Carries the types only. */
  readonly types?: { input: In; output: Out };
}
