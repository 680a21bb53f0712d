import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@/wire/call';
import { logins } from '@/wire/gen/identity';

const LOGINS_SHOWN = 5;
const LOGINS_MORE = 20;

/** The history of logins: a few first, then pages of twenty. */
export const loginPages = infiniteQueryOptions({
  queryKey: [logins.id],
  initialPageParam: { pageNo: 1, pageSize: LOGINS_SHOWN },
  queryFn: ({ pageParam, signal }) => call(logins, pageParam, { signal }),
  getNextPageParam: (last, _all, now) =>
    !last.hasMore
      ? undefined
      : now.pageSize === LOGINS_SHOWN
        ? { pageNo: 1, pageSize: LOGINS_MORE }
        : { pageNo: now.pageNo + 1, pageSize: LOGINS_MORE },
});
