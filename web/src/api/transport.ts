import { BUSY, Busy, NetworkFailure, SEAL_REFUSED, signatureFailure } from './failure';
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

/** Sends a question as it is. */
export async function sendPlain(question: Question, signal?: AbortSignal): Promise<Answer> {
  const headers = headersOf(question);
  if (typeof question.body === 'string') headers.set('Content-Type', 'application/json');
  const response = await reach(question, headers, question.body, signal);
  const kind = response.headers.get('Content-Type') ?? '';
  if (kind.includes('json')) return { status: response.status, json: await readJson(response) };
  return { status: response.status, blob: await response.blob() };
}

/**
 * Sends a question encrypted and signed, and believes only a signed answer.
 * A key that the server does not take (it was retired, or the clock was off) is replaced once.
 */
export async function sendSealed(question: Question, signal?: AbortSignal): Promise<Answer> {
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
  signal?: AbortSignal,
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

async function reach(
  question: Question,
  headers: Headers,
  body: string | FormData | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(question.path, {
      method: question.method,
      headers,
      body,
      signal,
      credentials: 'omit',
      cache: 'no-store',
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkFailure('unreachable', { cause });
  }
}

function headersOf(question: Question): Headers {
  const headers = new Headers(question.headers);
  if (question.authorization) headers.set('Authorization', question.authorization);
  return headers;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new NetworkFailure(`HTTP ${response.status}`, { cause });
  }
}
