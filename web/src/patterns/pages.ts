import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/wire/call';
import type { Operation } from '@/wire/operation';
import type { Asked } from './asked';

/** How the server answers a page of a list. */
interface Paged {
  pageNo: number;
  hasMore: boolean;
}

/** What a list asks for, without what tells its pages apart. */
type Rest<In> = Omit<In, 'pageNo' | 'pageSize' | 'after'>;

interface PagesOptions<Page> {
  /** Rows of a page; as the server thinks right when left out. */
  size?: number;
  /** Of a list that grows while it is read: the last row of a page, after which the next begins. */
  after?: (page: Page) => string | undefined;
  /** The list before stands until another one has come: what is asked for changes under a finger. */
  keepsOld?: boolean;
  /** Nothing is asked for as long as it is false. */
  enabled?: boolean;
}

/** A list as long as the customer reads on: all pages that have come, and the way to the next. */
export interface Pages<Page> extends Asked<readonly Page[]> {
  more: boolean;
  loading: boolean;
  /** The next page did not come; those before it stand. */
  nextFailed: boolean;
  next: () => void;
  /** It is the list before, and another one is on its way. */
  passing: boolean;
}

/** The query behind {@link usePages}, for a test or for what asks ahead. */
export function pagesOf<In, Page extends Paged>(
  operation: Operation<In, Page>,
  input: Rest<In>,
  { size, after }: PagesOptions<Page> = {},
) {
  return infiniteQueryOptions({
    queryKey: [operation.id, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(operation, { ...input, pageSize: size, ...pageParam } as In, { signal }),
    initialPageParam: { pageNo: 1 } as { pageNo: number; after?: string | undefined },
    getNextPageParam: (last: Page) =>
      last.hasMore ? { pageNo: last.pageNo + 1, after: after?.(last) } : undefined,
  });
}

/** Asks for a list page by page: `usePages(listNavs, { fundCode }, { size: 40 })`. */
export function usePages<In, Page extends Paged>(
  operation: Operation<In, Page>,
  input: Rest<In>,
  { keepsOld, enabled = true, ...options }: PagesOptions<Page> = {},
): Pages<Page> {
  const client = useQueryClient();
  const query = pagesOf(operation, input, options);
  const asked = useInfiniteQuery({
    ...query,
    enabled,
    ...(keepsOld && { placeholderData: keepPreviousData }),
  });
  return {
    data: asked.data?.pages,
    // The foot of the list says that the next page did not come.
    error: asked.isFetchNextPageError ? null : asked.error,
    dataUpdatedAt: asked.dataUpdatedAt,
    more: asked.hasNextPage,
    loading: asked.isFetchingNextPage,
    nextFailed: asked.isFetchNextPageError,
    next: () => void asked.fetchNextPage(),
    passing: asked.isPlaceholderData,
    // Renewed from its beginning: thirty pages would be asked for one after another.
    refetch: () => {
      client.setQueryData(query.queryKey, (now) => now && firstOf(now));
      return asked.refetch();
    },
  };
}

function firstOf<Page, Param>({ pages, pageParams }: { pages: Page[]; pageParams: Param[] }) {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
