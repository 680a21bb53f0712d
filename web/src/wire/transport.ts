import { BUSY, Busy, NetworkFailure, Refusal, SEAL_REFUSED, signatureFailure } from './failure';
import { bytesOf, openAnswer, type Seal, sealQuestion, textOf } from './seal';
import { currentSeal, sealInPlaceOf, serverTime } from './sealKey';

/** Said by us: of an answer that nobody signed only the code counts. */
const BUSY_SENTENCE = '当前操作人数较多，请稍后再试';

export interface Question {
  method: 'GET' | 'POST';
  /** Path and query as they go on the wire. */
  path: string;
  headers: Record<string, string>;
  /** The Authorization header, or empty. */
  authorization: string;
  body?: string | FormData;
}

export interface Answer {
  status: number;
  json?: unknown;
  blob?: Blob;
}

/** Nobody waits longer for an answer, and for that to a photo. */
const ANSWER_MS = 20_000;
const UPLOAD_MS = 60_000;

/** Sends a question as it is. */
export function sendPlain(question: Question, signal?: AbortSignal): Promise<Answer> {
  return inTime(question, signal, (limited) => exchangePlain(question, limited));
}

async function exchangePlain(question: Question, signal: AbortSignal): Promise<Answer> {
  const headers = headersOf(question);
  if (typeof question.body === 'string') headers.set('Content-Type', 'application/json');
  const response = await reach(question, headers, question.body, signal);
  const kind = response.headers.get('Content-Type') ?? '';
  if (kind.includes('json')) return { status: response.status, json: await response.json() };
  return { status: response.status, blob: await response.blob() };
}

/**
 * Sends a question encrypted and signed, and believes only a signed answer.
 * A key that the server does not take (it was retired, or the clock was off) is replaced once.
 */
export function sendSealed(question: Question, signal?: AbortSignal): Promise<Answer> {
  return inTime(question, signal, (limited) => exchangeSealed(question, limited));
}

async function exchangeSealed(question: Question, signal: AbortSignal): Promise<Answer> {
  const seal = await currentSeal();
  const first = await exchange(question, seal, signal);
  if (first !== 'refused') return first;
  const second = await exchange(question, await sealInPlaceOf(seal), signal);
  if (second === 'refused') throw signatureFailure();
  return second;
}

async function exchange(
  question: Question,
  seal: Seal,
  signal: AbortSignal,
): Promise<Answer | 'refused'> {
  const headers = headersOf(question);
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const body = typeof question.body === 'string' ? question.body : undefined;
  const sealed = await sealQuestion(seal, {
    method: question.method,
    path: question.path,
    headers,
    body,
    nonce,
    time_ms: serverTime(),
  });
  for (const [name, value] of Object.entries(sealed.headers)) headers.set(name, value);
  if (sealed.body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await reach(question, headers, sealed.body, signal);
  const sign = response.headers.get('X-Seal-Sign');
  if (!sign) return unsigned(response);
  const bytes = bytesOf(await response.arrayBuffer());
  const plain = await openAnswer(seal, { nonce, status: response.status, body: bytes, sign });
  return { status: response.status, json: JSON.parse(textOf(plain)) };
}

/**
 * What is not signed is not believed, a 401 as little as a success. The server says two things
 * without a signature, since it has not opened the question: that it does not take the seal, and
 * that it is busy. A proxy's error page is a lost connection.
 */
async function unsigned(response: Response): Promise<'refused'> {
  const code = codeIn(await response.json().catch(() => undefined));
  if (code === SEAL_REFUSED) return 'refused';
  if (code === BUSY) throw new Busy(BUSY, BUSY_SENTENCE);
  if (response.status >= 500) throw new NetworkFailure(`HTTP ${response.status}`);
  throw signatureFailure();
}

function codeIn(body: unknown): unknown {
  return (body as { status?: { code?: unknown } } | null | undefined)?.status?.code;
}

/** Sends a question and reads its answer, unless that takes too long or the caller is gone. */
async function inTime(
  { body }: Question,
  signal: AbortSignal | undefined,
  work: (limited: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limited = new AbortController();
  const end = () => limited.abort();
  const timer = setTimeout(end, body instanceof FormData ? UPLOAD_MS : ANSWER_MS);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  try {
    return await work(limited.signal);
  } catch (cause) {
    if (signal?.aborted || cause instanceof Refusal || cause instanceof NetworkFailure) throw cause;
    // The line broke, before or within the answer, or it took too long.
    throw new NetworkFailure('unreachable', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function reach(
  question: Question,
  headers: Headers,
  body: string | FormData | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { path, method } = question;
  return fetch(path, { method, headers, body, signal, credentials: 'omit', cache: 'no-store' });
}

function headersOf(question: Question): Headers {
  const headers = new Headers(question.headers);
  if (question.authorization) headers.set('Authorization', question.authorization);
  return headers;
}
