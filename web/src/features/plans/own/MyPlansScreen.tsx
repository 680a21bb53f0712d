import { lazy, Suspense } from 'react';
import { ownWords as words } from '@/features/plans/words.own';
import { useStore } from '@/lib/store';
import { pagesOf, usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { askAhead } from '@/wire/ahead';
import { planAhead, plans } from '@/wire/gen/plans';
import { PLAN } from '@/wire/gen/topics';
import { queryClient } from '@/wire/query';
import { token } from '@/wire/session';

// With its style in a chunk of its own: the table of screens names what a screen loads.
const own = () => import('./OwnPlans');
const OwnPlans = lazy(own);

export function ahead() {
  void own();
  askAhead(planAhead());
  if (token.get() !== null) void queryClient.prefetchInfiniteQuery(pagesOf(plans, {}));
}

/** The customer's plans that run or rest, and what they take in the next days. */
export default function MyPlansScreen() {
  const hidden = useStore(amountsHidden);
  const pages = usePages(plans, {});
  return (
    <QueryPage
      query={pages}
      also={PLAN}
      nav={
        <NavBar
          title={words.title}
          end={
            <Link to={to('/investspecialarea')} className="nav-text">
              {words.make}
            </Link>
          }
        />
      }
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
    >
      {(all) => (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <OwnPlans all={all} pages={pages} hidden={hidden} />
        </Suspense>
      )}
    </QueryPage>
  );
}
