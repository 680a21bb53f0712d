import { useInfiniteQuery } from '@tanstack/react-query';
import type { Pages } from '@/patterns/pages';
import { call } from '@/wire/call';
import { planDetail } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

export type PlanPage = Output<typeof planDetail>;

/** A plan with its runs, as far as the customer reads on; each page begins before the last run. */
export function usePlanPages(planNo: string): Pages<PlanPage> {
  const asked = useInfiniteQuery({
    queryKey: [planDetail.id, { planNo }, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(planDetail, pageParam ? { planNo, before: pageParam } : { planNo }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ before }: PlanPage) => before ?? undefined,
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
    passing: false,
    refetch: () => asked.refetch(),
  };
}
