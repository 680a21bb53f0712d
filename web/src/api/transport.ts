import { NetworkFailure, signatureFailure } from './failure';
import { bytesOf, openAnswer, type Seal, sealQuestion, textOf } from './seal';
import { currentSeal, dropSeal, serverTime } from './sealKey';

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
 * Sends a question encrypted and signed, and checks the signature of the answer.
 * When the server no longer knows the key, it answers unsigned; a new key is tried once.
 */
export async function sendSealed(question: Question, signal?: AbortSignal): Promise<Answer> {
  const first = await exchange(question, await currentSeal(), signal);
  if (first !== 'unsigned') return first;
  dropSeal();
  const second = await exchange(question, await currentSeal(), signal);
  if (second === 'unsigned') throw signatureFailure();
  return second;
}

async function exchange(
  question: Question,
  seal: Seal,
  signal?: AbortSignal,
): Promise<Answer | 'unsigned'> {
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const body = typeof question.body === 'string' ? question.body : undefined;
  const sealed = await sealQuestion(seal, {
    method: question.method,
    path: question.path,
    authorization: question.authorization,
    body,
    nonce,
    time_ms: serverTime(),
  });
  const headers = headersOf(question);
  for (const [name, value] of Object.entries(sealed.headers)) headers.set(name, value);
  if (sealed.body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await reach(question, headers, sealed.body, signal);
  if (response.status === 401 || response.status === 403) return { status: response.status };
  const sign = response.headers.get('X-Seal-Sign');
  if (!sign) return unsignedAnswer(response.status);
  const bytes = bytesOf(await response.arrayBuffer());
  const plain = await openAnswer(seal, { nonce, status: response.status, body: bytes, sign });
  return { status: response.status, json: JSON.parse(textOf(plain)) };
}

/** A proxy's error page is a lost connection; anything else without a signature is not trusted. */
function unsignedAnswer(status: number): 'unsigned' {
  if (status >= 500) throw new NetworkFailure(`HTTP ${status}`);
  return 'unsigned';
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
