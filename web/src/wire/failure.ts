/* once */
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

/**
 * The server can do nothing at this moment, and says so: a database that is away, too much to do.
 * The same act under the same key may succeed soon, and is done once even if it was done already.
 */
export class Busy extends Refusal {
  override name = 'Busy';
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
/** Strangers come unusually often: something is to be done before the call is heard. */
export const CHECK_NEEDED = 90428;

/** A refusal whose answer did not carry a valid signature. */
export function signatureFailure(): Refusal {
  return new Refusal(SIGNATURE_FAILED, '返回结果验签失败');
}

/** The code of a fault on the server's side, whose data has its number. */
const FAULT = 90000;

/**
 * What a customer may quote: of a fault the number under which it is found in the server's log, of
 * a refusal its code; nothing of a lost connection.
 */
export function codeOf(cause: unknown): number | string | undefined {
  if (!(cause instanceof Refusal)) return undefined;
  return (cause.code === FAULT && numberIn(cause.data)) || cause.code;
}

/** Seconds after which the same may be asked again, where the server says so. */
export function waitOf(cause: unknown): number | undefined {
  if (!(cause instanceof Refusal)) return undefined;
  const { data } = cause;
  if (typeof data !== 'object' || data === null || !('waitSeconds' in data)) return undefined;
  return typeof data.waitSeconds === 'number' ? data.waitSeconds : undefined;
}

function numberIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('number' in data)) return undefined;
  return typeof data.number === 'string' ? data.number : undefined;
}

/** Whether the server said no by a rule: the same question would be answered the same. */
export function isDecided(cause: unknown): cause is Refusal {
  if (!(cause instanceof Refusal) || cause instanceof Busy) return false;
  return cause.code !== FAULT && cause.code !== SIGNATURE_FAILED;
}

/** Whether the same may be asked again, under the same key: no answer came, or none yet. */
export function mayComeAgain(cause: unknown): boolean {
  return cause instanceof NetworkFailure || cause instanceof Busy;
}

/**
 * Whether the server has said what became of an act. After a lost or an unsigned answer, or none
 * that was waited for, the act may have been done: it keeps its key.
 */
export function isSettled(cause: unknown): boolean {
  if (cause instanceof SessionEnded) return true;
  return cause instanceof Refusal && !mayComeAgain(cause) && cause.code !== SIGNATURE_FAILED;
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
