import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { forget } from '@/api/kept';
import { textSize } from '@/app/look';
import { useStore } from '@/lib/store';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { AssetsHead } from './AssetsHead';
import { SearchEntry } from './SearchEntry';

// In chunks of their own: the entry chunk carries only what a first look needs.
const HomeBelow = lazy(() => import('./HomeBelow'));
const ElderHome = lazy(() => import('./ElderHome'));

/** The first tab: the customer's assets, the market clock, one banner; the rest is below. */
export function HomeScreen() {
  const client = useQueryClient();
  const elder = useStore(textSize) === 'elder';
  function refresh() {
    forget('myprofit');
    return client.refetchQueries({ type: 'active' });
  }
  return (
    <Page look="wash" tabs>
      <h1 className="hidden-visually">首页</h1>
      <PullToRefresh onRefresh={refresh}>
        {elder ? (
          <Suspense>
            <ElderHome />
          </Suspense>
        ) : (
          <>
            <SearchEntry />
            <AssetsHead />
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <HomeBelow />
            </Suspense>
          </>
        )}
      </PullToRefresh>
    </Page>
  );
}
