import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Frame } from '@/app/Frame';
// Loaded at once, as a browser has it from its cache.
import '@/app/Layers';
import { visit } from '@/route/history';
import { wholeTable } from '@/route/table';
import { Refusal } from '@/wire/failure';
import type { Operation } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import type { Answer, Question } from '@/wire/question';
import { token } from '@/wire/session';
import * as transport from '@/wire/transport';
import { sampleFor } from './sample';

const ROOMS = '../contract/rooms';
const SUCCESS = 10000;
const FAULT = 90000;

/** Who looks at the screen, as the samples name them. */
export type Person = 'visitor' | 'newcomer' | 'holder';

/** What one operation answers in this test; a `Refusal` or another error is thrown at the caller. */
export interface TestAnswer {
  id: string;
  to: (input: unknown) => unknown;
}

/** `answer(preBuy, { ...sample(preBuy), left: '0.00' })`, or a function of the input. */
export function answer<In, Out>(
  { id }: Operation<In, Out>,
  data: NoInfer<Out> | Error | ((input: In) => NoInfer<Out> | Error),
): TestAnswer {
  const to = typeof data === 'function' ? (data as (input: In) => unknown) : () => data;
  return { id, to: (input) => to(input as In) };
}

/**
 * The whole app at a path, as somebody. The server's answers are the samples, but for those named;
 * everything else is as in a browser: guards, cache, toasts, sheets. What has neither answer nor
 * sample is a fault, which the screen has to bear.
 */
export async function renderScreen(
  path: string,
  { as = 'holder', answers = [] }: { as?: Person; answers?: readonly TestAnswer[] } = {},
) {
  const asked: { id: string; input: unknown }[] = [];
  const reply = (question: Question) => Promise.resolve(answerTo(question));
  vi.spyOn(transport, 'sendSealed').mockImplementation(reply);
  vi.spyOn(transport, 'sendPlain').mockImplementation(reply);
  vi.stubGlobal('scrollTo', vi.fn());
  queryClient.clear();
  token.set(as === 'visitor' ? null : 'a session');

  function answerTo(question: Question): Answer {
    const { id, input } = questioned(question);
    asked.push({ id, input });
    const own = answers.find((one) => one.id === id);
    const data = own ? own.to(input) : sampleFor(id, as);
    if (data instanceof Refusal) return envelope(data.code, data.message, data.data);
    if (data instanceof Error) throw data;
    if (data === undefined) return envelope(FAULT, '系统繁忙', null);
    return envelope(SUCCESS, '', data);
  }

  // The rows of other screens have come, as they have by the first tap.
  await wholeTable();
  act(() => visit(path));
  const user = userEvent.setup();
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Frame />
      </QueryClientProvider>,
    );
  });
  /** The inputs with which an operation was called. */
  const calls = <In, Out>({ id }: Operation<In, Out>) =>
    asked.filter((one) => one.id === id).map(({ input }) => input as In);
  return { user, calls };
}

function envelope(code: number, message: string, data: unknown): Answer {
  return { status: 200, json: { status: { code, message }, data } };
}

/** Which operation a question is for, and its input. */
function questioned({ method, path, body }: Question) {
  const url = new URL(path, 'http://tael');
  const id = operations()[`${method} ${url.pathname}`] ?? path;
  if (method === 'GET') return { id, input: Object.fromEntries(url.searchParams) };
  if (typeof body !== 'string') return { id, input: body };
  const parsed = JSON.parse(body);
  return { id, input: path.startsWith('/proxy/hwm/bff/') ? parsed.params : parsed };
}

let known: Record<string, string> | undefined;

/** Ids by method and path, from the contract. */
function operations(): Record<string, string> {
  known ??= Object.fromEntries(
    readdirSync(ROOMS).flatMap((room) => {
      const { paths } = JSON.parse(readFileSync(join(ROOMS, room), 'utf8')) as Contract;
      return Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, { operationId }]) => [
          `${method.toUpperCase()} ${path}`,
          operationId,
        ]),
      );
    }),
  );
  return known;
}

interface Contract {
  paths: Record<string, Record<string, { operationId: string }>>;
}
