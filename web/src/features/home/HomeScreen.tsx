import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { lazy } from '@/route/screen';
import { ViewPlace } from '@/route/ViewPlace';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { AssetsHead } from './AssetsHead';
import { SearchEntry } from './SearchEntry';

// In chunks of their own: the entry chunk carries only what a first look needs.
const below = lazy(() => import('./HomeBelow'));
const elderHome = lazy(() => import('./ElderHome'));

/** What home shows with its head. */
export function besideHome() {
  return textSize.get() === 'elder' ? elderHome : below;
}

/** The first tab: the customer's assets, the market clock, one banner; the rest is below. */
export function HomeScreen() {
  const client = useQueryClient();
  const elder = useStore(textSize) === 'elder';
  return (
    <Page look="wash" tabs>
      <h1 className="hidden-visually">首页</h1>
      <PullToRefresh onRefresh={() => client.refetchQueries({ type: 'active' })}>
        {elder ? (
          <Suspense>
            <ViewPlace view={elderHome} />
          </Suspense>
        ) : (
          <>
            <SearchEntry />
            <AssetsHead />
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <ViewPlace view={below} />
            </Suspense>
          </>
        )}
      </PullToRefresh>
    </Page>
  );
}
