import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf } from './bytes';
import type { Question } from './question';
import { sendPlain } from './transport';

const question: Question = { method: 'GET', path: '/read', headers: {}, authorization: '' };

describe('a call that is never answered', () => {
  /** Ends as a browser's does: when it is aborted. */
  function silence(_path: unknown, init?: RequestInit) {
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  }

  /** After so many seconds, how it stands. */
  async function stateAfter(seconds: number, answer: Promise<unknown>) {
    const state = answer.then(
      () => 'answered',
      (cause: Error) => cause.name,
    );
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return Promise.race([state, Promise.resolve('under way')]);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', vi.fn(silence));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a lost line after twenty seconds, and an upload, or a large answer, after a minute', async () => {
    expect(await stateAfter(19, sendPlain(question))).toBe('under way');
    expect(await stateAfter(20, sendPlain(question))).toBe('NetworkFailure');
    const upload: Question = { ...question, method: 'POST', body: new FormData() };
    expect(await stateAfter(59, sendPlain(upload))).toBe('under way');
    expect(await stateAfter(60, sendPlain(upload))).toBe('NetworkFailure');
    const large: Question = { ...question, large: true };
    expect(await stateAfter(59, sendPlain(large))).toBe('under way');
    expect(await stateAfter(60, sendPlain(large))).toBe('NetworkFailure');
  });

  it('is a lost line when the answer ends half-way', async () => {
    const stalls = new ReadableStream({ start: (body) => body.enqueue(bytesOf('{"sta')) });
    const headers = { 'Content-Type': 'application/json' };
    vi.stubGlobal('fetch', async (_path: unknown, init?: RequestInit) => {
      const reader = stalls.getReader();
      init?.signal?.addEventListener('abort', () => reader.cancel());
      const read = async (into: ReadableStreamDefaultController) => {
        const { done, value } = await reader.read();
        if (done) into.error(new DOMException('', 'AbortError'));
        else into.enqueue(value);
      };
      return new Response(new ReadableStream({ pull: read }), { headers });
    });
    expect(await stateAfter(20, sendPlain(question))).toBe('NetworkFailure');
  });

  it('ends at once when who asked has left', async () => {
    const left = new AbortController();
    const state = stateAfter(0, sendPlain(question, left.signal));
    left.abort();
    expect(await state).toBe('AbortError');
  });
});
