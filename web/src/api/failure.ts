/** The server said no, with a code and a sentence on which the customer can act. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** No answer came, or none that can be read: whether the call was done is unknown. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

/** The session is over: everything is cleared and the login page follows. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

/** What a customer reads when no answer came. */
export const NOT_CONNECTED = '网络没有连上，请检查后重试';

export const SUCCESS = 10000;
/** Only takes the loading toast away. */
export const QUIET = 10002;
export const SIGNATURE_FAILED = 9999;
/** The server takes no more work at this moment. */
export const BUSY = 90001;
/** The server does not take the seal: its key was retired, or the time is off. */
export const SEAL_REFUSED = 90003;

/** A refusal whose answer did not carry a valid signature. */
export function signatureFailure(): Refusal {
  return new Refusal(SIGNATURE_FAILED, '返回结果验签失败');
}

/** The number that a customer may quote: of a refusal; none of a lost connection. */
export function codeOf(cause: unknown): number | undefined {
  return cause instanceof Refusal ? cause.code : undefined;
}

export function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/** A failed act in a sentence for the customer; nothing when he left or the session ended. */
export function sentenceOf(cause: unknown): string | undefined {
  if (cause instanceof Refusal) return cause.code === QUIET ? undefined : cause.message;
  if (cause instanceof NetworkFailure) return NOT_CONNECTED;
  return undefined;
}

/** Whether the server refused with this code. */
export function refusedWith(cause: unknown, code: number): boolean {
  return cause instanceof Refusal && cause.code === code;
}
