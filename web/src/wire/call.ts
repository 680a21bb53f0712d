import { randomHex } from '@/lib/random';
import { toast } from '@/lib/toast';
import { deviceName } from './device';
import { privateDialog } from './dialogs';
import {
  BUSY,
  Busy,
  CHECK_NEEDED,
  isAbort,
  NetworkFailure,
  QUIET,
  Refusal,
  SessionEnded,
  SIGNATURE_FAILED,
  SUCCESS,
} from './failure';
import { lineLost } from './line';
import type { Answer, Question } from './question';
import { expireSession, token } from './session';
import type { Called, Traits } from './traits';
import { sendPlain, sendSealed } from './transport';

export interface CallOptions {
  signal?: AbortSignal;
  /** Text of a loading toast that stands while the call runs. */
  loading?: string;
  /** Stays the same over the retries of one act of the customer. */
  idempotencyKey?: string;
  /** Of a short flow: reset of the password, SMS login. */
  sessionKey?: string;
  /** The caller shows the refusal itself. */
  silent?: boolean;
}

const DIALOG_CODES = /^1000(0[1-3]|0[5-9]|1[0-2])$/;
const UNKNOWN = 'code: 未知错误';

/**
 * Calls the server and returns `data`.
 * Throws `Refusal` (already shown), `NetworkFailure`, `SessionEnded`, or an abort.
 */
export async function call<In, Out>(
  operation: Called<In, Out>,
  input: In,
  options: CallOptions = {},
): Promise<Out> {
  if (options.loading) toast.loading(options.loading);
  const bearer = token.get();
  try {
    const question = questionOf(operation, input, options, bearer);
    const answer = await checked(operation, question, options);
    lineLost.set(false);
    if (options.loading) toast.clearLoading();
    return opened(operation, answer) as Out;
  } catch (cause) {
    settle(operation, cause, options, bearer);
    throw cause;
  }
}

/** Sends a question; where the server wants a human check first, does that and sends it again. */
async function checked(
  traits: Traits,
  question: Question,
  { signal, loading }: CallOptions,
): Promise<Answer> {
  const answer = await send(traits, question, signal);
  const asked = isEnvelope(answer.json) ? answer.json : undefined;
  if (asked?.status.code !== CHECK_NEEDED) return answer;
  toast.loading('正在进行安全验证…');
  const { passCheck } = await import('./humanCheck');
  const check = await passCheck(asked.data, signal);
  if (loading) toast.loading(loading);
  else toast.clearLoading();
  if (check === undefined) return answer;
  return send(traits, { ...question, headers: { ...question.headers, 'X-Check': check } }, signal);
}

function send(traits: Traits, question: Question, signal?: AbortSignal): Promise<Answer> {
  return traits.sealed ? sendSealed(question, signal) : sendPlain(question, signal);
}

function questionOf(
  traits: Traits,
  input: unknown,
  options: CallOptions,
  bearer: string | null,
): Question {
  const headers: Record<string, string> = { 'X-Device': deviceName() };
  if (options.sessionKey) headers.sessionkey = options.sessionKey;
  if (traits.idempotent) headers['Idempotency-Key'] = options.idempotencyKey ?? freshKey();
  const authorization = bearer ? `Bearer ${bearer}` : '';
  if (traits.method === 'GET') {
    return { method: 'GET', path: withQuery(traits.path, input), headers, authorization };
  }
  const body =
    input instanceof FormData
      ? input
      : JSON.stringify(traits.path.startsWith('/proxy/hwm/bff/') ? { params: input } : input);
  const { path, large } = traits;
  return { method: 'POST', path, headers, authorization, body, large };
}

/** Data of a successful answer; everything else is thrown. */
function opened(traits: Traits, answer: Answer): unknown {
  if (answer.status === 401 || answer.status === 403) throw new SessionEnded();
  if (traits.blob && answer.blob) return answer.blob;
  const envelope = answer.json;
  if (!isEnvelope(envelope)) throw new NetworkFailure(`HTTP ${answer.status}`);
  const { code, message } = envelope.status;
  if (code === BUSY) throw new Busy(code, message ?? '', envelope.data);
  if (code !== SUCCESS) throw new Refusal(code, message ?? '', envelope.data);
  return envelope.data;
}

interface Envelope {
  status: { code: number; message?: string | null };
  data?: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || !('status' in value)) return false;
  const { status } = value;
  return typeof status === 'object' && status !== null && 'code' in status;
}

/** What every failed call does, whoever made it. */
function settle(traits: Traits, cause: unknown, options: CallOptions, bearer: string | null) {
  if (isAbort(cause)) {
    if (options.loading) toast.clearLoading();
  } else if (cause instanceof SessionEnded) {
    toast.clearLoading();
    expireSession(bearer);
  } else if (cause instanceof Refusal) {
    showRefusal(traits, cause, options.silent);
  } else {
    toast.clearLoading();
    if (cause instanceof NetworkFailure) lineLost.set(true);
  }
}

function showRefusal(traits: Traits, refusal: Refusal, silent = false) {
  const { code, message } = refusal;
  toast.clearLoading();
  if (code === QUIET) return;
  if (silent || (traits.silent && code !== SIGNATURE_FAILED)) return;
  if (traits.dialog && DIALOG_CODES.test(String(code))) privateDialog.set(refusal);
  else toast.error(message || UNKNOWN);
}

function withQuery(path: string, input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A key for one act of the customer. */
export function freshKey(): string {
  return randomHex();
}
