import { useQuery } from '@tanstack/react-query';
import { ArrowDownWideNarrow } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { heldBy, SORTS, type SortName } from '@/features/holdings/asset/heldSorts';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { useDrawn } from '@/patterns/useDrawn';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Card, Hero, More } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Segment } from '@/ui/Segment';
import { SkeletonRows } from '@/ui/Skeleton';
import { type heldFunds, selfProfit } from '@/wire/gen/holdings';
import { tradingSettings } from '@/wire/gen/orders';
import { HOLDING } from '@/wire/gen/topics';
import type { Output } from '@/wire/operation';
import { CardPositions } from './CardPositions';
import { NoPositions } from './NoPositions';
import { type CostName, PositionRows } from './PositionRow';
import { positionWords as words } from './words';

const SortSheet = lazy(() => import('@/features/holdings/asset/SortSheet'));

type View = keyof typeof words.views;

const VIEWS = choicesOf(words.views);
const COSTS = choicesOf(words.costs);

/** All holdings, by fund or by card, with the cost by either method. */
export default function PositionScreen() {
  const [sort, setSort] = useState<SortName>('value');
  const held = useDrawn(useQuery(heldBy(sort)), sort);
  // An order that did not come may be asked for again.
  const order = (next: SortName) => (next === sort ? void held.refetch() : setSort(next));
  return (
    <QueryPage
      query={held}
      also={HOLDING}
      nav={<NavBar title={words.title} end={<HideEye />} />}
      bones={<SkeletonRows />}
      failed={words.failed}
      empty={({ funds }) => funds.length === 0 && <NoPositions />}
    >
      {(data) => (
        <>
          <Head held={data} />
          <List held={data} sort={held.of} onSort={order} />
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

type Held = Output<typeof heldFunds>;

/** What all of them are worth, and what came of them. */
function Head({ held }: { held: Held }) {
  const hidden = useStore(amountsHidden);
  const profit = useQuery(selfProfit()).data;
  return (
    <Hero>
      <p className="text-13 text-t2">{words.value(held.funds.length)}</p>
      <Figure value={held.marketValue} size={36} hidden={hidden} />
      {held.latestNavDate && (
        <p className="mt-1 text-12 text-t3">{words.asOf(monthDay(held.latestNavDate))}</p>
      )}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-13 text-t2">
        <span>
          {words.holdingProfit} <Delta value={profit?.holdingProfit} hidden={hidden} />
        </span>
        <More label={words.history} to={to('/historyproduct')} />
      </div>
    </Hero>
  );
}

interface ListProps {
  held: Held;
  sort: SortName;
  onSort: (sort: SortName) => void;
}

function List({ held, sort, onSort }: ListProps) {
  const hidden = useStore(amountsHidden);
  const [view, setView] = useState<View>('fund');
  const [chosen, setCost] = useState<CostName>();
  const settings = useQuery(tradingSettings()).data;
  const cost = chosen ?? settings?.costMethod ?? 'average';
  const [choosing, setChoosing] = useState(false);
  if (view === 'card') {
    return (
      <>
        <div className="mx-4 mb-3">
          <Segment label={words.by} choices={VIEWS} value={view} onChange={setView} />
        </div>
        <CardPositions funds={held.funds} />
      </>
    );
  }
  return (
    <>
      <div className="mx-4 mb-3">
        <Segment label={words.by} choices={VIEWS} value={view} onChange={setView} />
      </div>
      <Card
        title={words.list}
        end={
          <button type="button" className="more" onClick={() => setChoosing(true)}>
            <ArrowDownWideNarrow size={16} aria-hidden="true" />
            {SORTS[sort].label}
          </button>
        }
      >
        <Segment label={words.costBy} choices={COSTS} value={cost} onChange={setCost} />
        <p className="mt-2 text-12 text-t3">{words.costText[cost]}</p>
        <PositionRows funds={held.funds} cost={cost} hidden={hidden} />
      </Card>
      {choosing && (
        <Suspense>
          <SortSheet
            open={choosing}
            value={sort}
            onChange={onSort}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function choicesOf<T extends string>(names: Readonly<Record<T, string>>) {
  return (Object.keys(names) as T[]).map((value) => ({ value, label: names[value] }));
}
