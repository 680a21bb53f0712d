import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Operation } from '@/wire/operation';
import * as transport from '@/wire/transport';

/** Answers of an operation are waited for until the test lets them come. After `renderScreen`. */
export function hold<In, Out>({ path }: Operation<In, Out>): () => Promise<void> {
  let come: () => void = () => {};
  const waits = new Promise<void>((resolve) => (come = resolve));
  for (const way of [transport.sendSealed, transport.sendPlain]) {
    const send = vi.mocked(way);
    const reply = send.getMockImplementation() as typeof transport.sendSealed;
    send.mockImplementation(async (question, signal) => {
      const answer = await reply(question, signal);
      if (question.path === path) await waits;
      return answer;
    });
  }
  return () => act(async () => come());
}
