import { queryOptions } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { askAhead, askPublic } from './ahead';
import { queryClient } from './query';
import { token } from './session';

const answer = vi.fn(async () => 1);
const question = queryOptions({ queryKey: ['ahead'], queryFn: answer, staleTime: 60_000 });

afterEach(() => {
  token.set(null);
  queryClient.clear();
  answer.mockClear();
});

test('without a session nothing is asked ahead', () => {
  askAhead(question);
  expect(answer).not.toHaveBeenCalled();
});

test('what everybody may see is asked for ahead without a session', () => {
  askPublic(question);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('the screen finds the answer that was asked for ahead', async () => {
  token.set('any');
  askAhead(question);
  expect(await queryClient.fetchQuery(question)).toBe(1);
  expect(answer).toHaveBeenCalledTimes(1);
});
