import { lazy, Suspense } from 'react';
import { planWords as words } from '@/features/plans/words.detail';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { NavBar } from '@/ui/NavBar';
import { ReadAloud } from '@/ui/ReadAloud';
import { SkeletonRows } from '@/ui/Skeleton';
import { PlanBar } from './PlanBar';
import { usePlanPages } from './usePlanPages';

// With its style in a chunk of its own: the table of screens names what a screen loads.
const body = () => import('./PlanBody');
const PlanBody = lazy(body);

export function ahead() {
  void body();
}

/** One plan: what it came to, its next run, its runs, the year ahead, what was changed. */
export default function PlanDetailScreen() {
  const { planNo } = useArgs('/fixedinvestdetail');
  const hidden = useStore(amountsHidden);
  const pages = usePlanPages(planNo);
  return (
    <QueryPage
      query={pages}
      nav={(all) => (
        <NavBar title={words.title} sub={all?.[0] && subOf(all[0].plan)} end={<ReadAloud />} />
      )}
      bones={<SkeletonRows rows={7} />}
      failed={words.failed}
      foot={([page]) => page && <PlanBar plan={page.plan} />}
    >
      {([page, ...more]) =>
        page && (
          <Suspense fallback={<SkeletonRows rows={7} />}>
            <PlanBody page={page} more={more} pages={pages} hidden={hidden} />
          </Suspense>
        )
      }
    </QueryPage>
  );
}

function subOf({ fundName, fundCode }: { fundName: string; fundCode: string }): string {
  return `${fundName} ${fundCode}`;
}
