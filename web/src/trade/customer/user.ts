/* once */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStore } from '@/lib/store';
import { call } from '@/wire/call';
import { userInfo, userinfo } from '@/wire/gen/accounts';
import type { Output } from '@/wire/operation';
import { queryClient } from '@/wire/query';
import { whenQuiet } from '@/wire/quiet';
import { token } from '@/wire/session';

/** The customer's record: `/userinfo` with the backend-for-frontend record merged in. */
export type User = Output<typeof userinfo>;

const USER_KEY = [userinfo.id, 'merged'];

/** Counts the records: an older second one is not merged into a newer one. */
let merging = 0;

export const userQuery = queryOptions({
  queryKey: USER_KEY,
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<User> => {
    const turn = ++merging;
    const record = await call(userinfo, {}, { signal });
    void mergeWhenQuiet(turn);
    return record;
  },
});

/** The screens wait for the record alone; what the second one adds comes when they stand. */
async function mergeWhenQuiet(turn: number) {
  await whenQuiet();
  if (turn !== merging || token.get() === null) return;
  const more = await call(userInfo, {}, { silent: true }).catch(() => undefined);
  if (!more || turn !== merging) return;
  queryClient.setQueryData<User>(USER_KEY, (record) => record && { ...record, ...more });
}

/** The customer's record while a session stands. */
export function useUser() {
  const bearer = useStore(token);
  return useQuery({ ...userQuery, enabled: bearer !== null });
}
