import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDownWideNarrow } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { assetWords as words } from '@/features/holdings/words';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { amountsHidden } from '@/trade/customer/amounts';
import { kindOf } from '@/trade/fund/kind';
import { isBuy } from '@/trade/order/states';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { Delta, Figure } from '@/ui/Figure';
import { Bone, Shimmer } from '@/ui/Skeleton';
import type { assetOverview, heldFunds } from '@/wire/gen/holdings';
import { ordersInTransit } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { HeldRow } from './HeldRow';
import { heldBy, SORTS, type SortName } from './heldSorts';
import { dueText } from './TransitCard';
import { wayOf } from './ways';

const SortSheet = lazy(() => import('./SortSheet'));

type Overview = Output<typeof assetOverview>;
type HeldFunds = Output<typeof heldFunds>;

/** The funds that are held, by kind and in the order asked for. */
export function HeldCard({ assets }: { assets: Overview }) {
  const [sort, setSort] = useState<SortName>('value');
  const [choosing, setChoosing] = useState(false);
  const held = useQuery({ ...heldBy(sort), placeholderData: keepPreviousData });
  return (
    <Card
      title={words.held}
      end={
        <button type="button" className="more" onClick={() => setChoosing(true)}>
          <ArrowDownWideNarrow size={16} aria-hidden="true" />
          {SORTS[sort].label}
        </button>
      }
    >
      {held.data ? (
        <HeldList held={held.data} assets={assets} />
      ) : held.isError ? (
        <p className="flex justify-between gap-3 py-4 text-13 text-t2" role="alert">
          {words.failedList}
          <TextButton onClick={() => void held.refetch()}>{words.retry}</TextButton>
        </p>
      ) : (
        <ListSkeleton />
      )}
      {choosing && (
        <Suspense>
          <SortSheet
            open={choosing}
            value={sort}
            onChange={setSort}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function HeldList({ held, assets }: { held: HeldFunds; assets: Overview }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const dueOf = useDue();
  const { kinds } = held;
  const kind = kinds.find((one) => one.name === chosen);
  const shown = kind ? held.funds.filter((fund) => kindOf(fund) === kind.name) : held.funds;
  const [name, day, profit] = words.columns;
  return (
    <>
      {kinds.length > 1 && (
        <ChipLine chosen={kind?.name ?? words.all}>
          <Chip on={!kind} onClick={() => setChosen(null)}>
            {words.all} {held.funds.length}
          </Chip>
          {kinds.map((one) => (
            <Chip key={one.name} on={one === kind} onClick={() => setChosen(one.name)}>
              {one.name} {one.count}
            </Chip>
          ))}
        </ChipLine>
      )}
      <SumLine held={held} assets={assets} kind={kind} />
      <div
        className="grid grid-cols-[1fr_0.85fr_1.15fr] border-b in-data-[size=elder]:grid-cols-2 border-line pb-2 text-13 text-t3"
        aria-hidden="true"
      >
        <span>{name}</span>
        <span className="text-end in-data-[size=elder]:hidden">{day}</span>
        <span className="text-end">{profit}</span>
      </div>
      <ul className="m-0 list-none divide-y divide-line p-0">
        {shown.map((fund) => (
          <HeldRow key={fund.fundCode} fund={fund} due={dueOf(fund.fundCode)} />
        ))}
      </ul>
    </>
  );
}

interface SumLineProps {
  held: HeldFunds;
  assets: Overview;
  kind: { name: string; value: string } | undefined;
}

/** Sum of what is listed, and beside it what children and the pension have; the profit of the day of all. */
function SumLine({ held, assets, kind }: SumLineProps) {
  const hidden = useStore(amountsHidden);
  const apart = assets.parts.filter(({ code }) => code in words.besides);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-3 text-13 text-t2">
      <span>
        {words.sum(kind?.name ?? words.all)}{' '}
        <Figure value={kind?.value ?? held.marketValue} hidden={hidden} />
      </span>
      {!kind && held.latestNavDate && (
        <span>
          {monthDay(held.latestNavDate)} <Delta value={held.dayProfit} hidden={hidden} />
        </span>
      )}
      {!kind &&
        apart.map(({ code, name, value }) => (
          <Link key={code} to={wayOf(code, name)} className="hit w-full pt-1 text-brand">
            {words.besides[code as keyof typeof words.besides]}{' '}
            <Figure value={value} hidden={hidden} />
          </Link>
        ))}
    </div>
  );
}

/** When the next purchase of a fund is promised to be confirmed. */
function useDue(): (fundCode: string) => string {
  const transit = useQuery(ordersInTransit());
  return (fundCode) => {
    const [next] = (transit.data?.orders ?? [])
      .filter((order) => order.fundCode === fundCode && isBuy(order) && order.dueOn)
      .toSorted((a, b) => ((a.dueOn ?? '') < (b.dueOn ?? '') ? -1 : 1));
    return next ? dueText(next) : '';
  };
}

function ListSkeleton() {
  return (
    <Shimmer>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex flex-col gap-3 py-4">
          <Bone w="46%" />
          <div className="grid grid-cols-3 gap-6">
            <Bone h={20} />
            <Bone h={20} />
            <Bone h={20} />
          </div>
        </div>
      ))}
    </Shimmer>
  );
}
