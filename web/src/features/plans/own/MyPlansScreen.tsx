import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ownWords as words } from '@/features/plans/words.own';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { askAhead } from '@/wire/ahead';
import { plans } from '@/wire/gen/plans';

// With its style in a chunk of its own: the table of screens names what a screen loads.
const own = () => import('./OwnPlans');
const OwnPlans = lazy(own);

export function ahead() {
  void own();
  askAhead(plans({}));
}

/** The customer's plans that run or rest, and what they take in the next days. */
export default function MyPlansScreen() {
  const hidden = useStore(amountsHidden);
  return (
    <QueryPage
      query={useQuery(plans({}))}
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
      {(data) => (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <OwnPlans data={data} hidden={hidden} />
        </Suspense>
      )}
    </QueryPage>
  );
}
