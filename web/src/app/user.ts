import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { userInfo, userinfo } from '@/api/gen/accounts';
import type { Output } from '@/api/operation';
import { queryClient } from '@/api/query';
import { token } from '@/api/session';
import { useStore } from '@/lib/store';

/** The customer's record: `/userinfo` with the backend-for-frontend record merged in. */
export type User = Output<typeof userinfo>;

const USER_KEY = ['user'];

export const userQuery = queryOptions({
  queryKey: USER_KEY,
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<User> => {
    const [classic, bff] = await Promise.allSettled([
      call(userinfo, {}, { signal }),
      call(userInfo, {}, { signal, silent: true }),
    ]);
    if (classic.status === 'rejected') throw classic.reason;
    return bff.status === 'fulfilled' ? { ...classic.value, ...bff.value } : classic.value;
  },
});

/** The customer's record while a session stands. */
export function useUser() {
  const bearer = useStore(token);
  return useQuery({ ...userQuery, enabled: bearer !== null });
}

/** Fetches the record anew: after opening, a risk test, a change of data. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: USER_KEY });
}
