import { bytesOf, textOf } from './bytes';
import { BUSY, Busy, NetworkFailure, SEAL_REFUSED, signatureFailure } from './failure';
import { type Answer, headersOf, type Question, reach } from './question';
import { openAnswer, type Seal, sealQuestion } from './seal';
import { currentSeal, sealInPlaceOf, serverTime } from './sealKey';

/** Said by us: of an answer that nobody signed only the code counts. */
const BUSY_SENTENCE = '当前操作人数较多，请稍后再试';

/** Sends a question encrypted and signed; `transport` says in what time. */
export async function exchangeSealed(question: Question, signal: AbortSignal): Promise<Answer> {
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
