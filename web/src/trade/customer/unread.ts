import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStore } from '@/lib/store';
import { call } from '@/wire/call';
import { unreadMessages } from '@/wire/gen/messages';
import { token } from '@/wire/session';

const unread = queryOptions({
  ...unreadMessages(),
  staleTime: 30_000,
  queryFn: ({ signal }) => call(unreadMessages, {}, { signal, silent: true }),
});

/** How many messages are unread; 0 for a visitor, and as long as it is not known. */
export function useUnread(): number {
  const loggedIn = useStore(token) !== null;
  const asked = useQuery({ ...unread, enabled: loggedIn });
  return asked.data?.total ?? 0;
}
