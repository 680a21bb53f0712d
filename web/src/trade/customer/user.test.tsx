import { beforeEach, expect, test, vi } from 'vitest';
import type * as calling from '@/wire/call';
import { userInfo, userinfo } from '@/wire/gen/accounts';
import { queryClient } from '@/wire/query';
import { beginSession, token } from '@/wire/session';
import { userQuery } from './user';

let becomeQuiet = () => {};
const quiet = new Promise<void>((resolve) => {
  becomeQuiet = resolve;
});
const asked: string[] = [];
vi.mock('@/wire/quiet', () => ({ whenQuiet: () => quiet }));
vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof calling>()),
  call: async ({ id }: { id: string }) => {
    asked.push(id);
    return id === userinfo.id ? { custNo: '1', opened: false } : { opened: true };
  },
}));

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  beginSession('bearer');
});

test('the record is there before the page is quiet, the second one is merged after it', async () => {
  expect(await queryClient.fetchQuery(userQuery)).toEqual({ custNo: '1', opened: false });
  expect(asked).toEqual([userinfo.id]);
  becomeQuiet();
  await vi.waitFor(() => expect(asked).toEqual([userinfo.id, userInfo.id]));
  const merged = { custNo: '1', opened: true };
  await vi.waitFor(() => expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(merged));
});

test('the second record is not asked for once the session has ended', async () => {
  becomeQuiet();
  const record = queryClient.fetchQuery(userQuery);
  token.set(null);
  await record;
  await new Promise((rest) => setTimeout(rest, 10));
  expect(asked).toEqual([userinfo.id]);
});
