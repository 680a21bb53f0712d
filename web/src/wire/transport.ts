import { NetworkFailure, Refusal } from './failure';
import { type Answer, headersOf, type Question, reach } from './question';

/** Nobody waits longer for an answer, and for one that is large, or to a photo. */
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
  // Needed only once something is asked: a page names the file beside the first screen's.
  return inTime(question, signal, async (limited) => {
    const { exchangeSealed } = await import('./sealed');
    return exchangeSealed(question, limited);
  });
}

/** Sends a question and reads its answer, unless that takes too long or the caller is gone. */
async function inTime(
  { body, large }: Question,
  signal: AbortSignal | undefined,
  work: (limited: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const limited = new AbortController();
  const end = () => limited.abort();
  const timer = setTimeout(end, large || body instanceof FormData ? UPLOAD_MS : ANSWER_MS);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  try {
    return await Promise.race([work(limited.signal), endOf(limited.signal)]);
  } catch (cause) {
    if (signal?.aborted || cause instanceof Refusal || cause instanceof NetworkFailure) throw cause;
    // The line broke, before or within the answer, or it took too long.
    throw new NetworkFailure('unreachable', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Rejected when the signal aborts: what is loaded before the question is sent heeds no signal. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
