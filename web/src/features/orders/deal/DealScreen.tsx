import { lazy, Suspense, useState } from 'react';
import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { useBusinessDay } from '@/trade/market/businessDay';
import { type DealFilter, filterOf, inputOf, joinMonths } from '@/trade/order/deals';
import { dealWords as words } from '@/trade/order/words.deal';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { tradeRecords } from '@/wire/gen/orders';
import { DealEmpty } from './DealEmpty';
import { DealFilterBar } from './DealFilterBar';
import { DealMonth } from './DealMonth';
import { barWords } from './words.bar';

// Most customers have none.
const IntoRecords = lazy(() => import('@/features/orders/into/IntoRecords'));

/** The customer's orders by month, newest first. */
export default function DealScreen() {
  const args = useArgs('/deal');
  // A link with other arguments starts anew; coming back keeps filter and place.
  return <Deals key={`${args.fundCode}${args.type}`} first={filterOf(args)} />;
}

function Deals({ first }: { first: DealFilter }) {
  const [filter, setFilter] = useState(first);
  const { type } = filter;
  return (
    <Page
      nav={
        <NavBar
          title={words.title}
          end={
            <Link to={to('/statements')} className="nav-text">
              {barWords.statements}
            </Link>
          }
        />
      }
    >
      <DealFilterBar filter={filter} onChange={setFilter} />
      {type === 'into' ? (
        <Suspense fallback={<SkeletonRows />}>
          <IntoRecords filter={filter} onChange={setFilter} />
        </Suspense>
      ) : (
        <Records filter={{ ...filter, type }} onChange={setFilter} />
      )}
    </Page>
  );
}

interface RecordsProps {
  filter: Parameters<typeof inputOf>[0];
  onChange: (filter: DealFilter) => void;
}

function Records({ filter, onChange }: RecordsProps) {
  const today = useBusinessDay();
  const deals = usePages(tradeRecords, inputOf(filter, today), {
    after: ({ months }) => months.at(-1)?.records.at(-1)?.orderNo,
  });
  return (
    <PullToRefresh onRefresh={deals.refetch}>
      <PagedList
        pages={deals}
        failed={words.failed}
        empty={([first]) =>
          !first?.months.length && <DealEmpty filter={filter} onChange={onChange} />
        }
      >
        {(all) => joinMonths(all).map((month) => <DealMonth key={month.month} month={month} />)}
      </PagedList>
    </PullToRefresh>
  );
}
