import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { heldBy } from '@/features/holdings/asset/heldSorts';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { kindOf } from '@/trade/fund/kind';
import { Card, Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import type { heldFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { NoPositions } from './NoPositions';
import { PositionRows } from './PositionRow';
import { categoryWords, positionWords as words } from './words';

type Held = Output<typeof heldFunds>;

/** The category in the address that stands for the pension. */
const PENSION = 'pension';

/** What is held of one category, 指数型, the largest unless one is named; the ways to the others. */
export default function HoldAssetScreen() {
  const { category } = useArgs('/holdAsset');
  return category === PENSION ? <ToPension /> : <Categories category={category} />;
}

/** What is held for the pension has a page of its own. */
function ToPension() {
  const go = useGo();
  useEffect(() => go(to('/pension'), { replace: true }), [go]);
  return <Page nav={<NavBar title={categoryWords.pension} />}>{null}</Page>;
}

function Categories({ category }: { category: string | undefined }) {
  const held = useQuery(heldBy());
  return (
    <QueryPage
      query={held}
      nav={<NavBar title={categoryWords.title} sub={category} end={<HideEye />} />}
      bones={<SkeletonRows />}
      failed={words.failed}
      empty={({ funds }) => funds.length === 0 && <NoPositions />}
    >
      {(data) => <Category held={data} name={category ?? data.kinds[0]?.name ?? ''} />}
    </QueryPage>
  );
}

function Category({ held, name }: { held: Held; name: string }) {
  const hidden = useStore(amountsHidden);
  const kind = held.kinds.find((one) => one.name === name);
  const others = held.kinds.filter((one) => one.name !== name);
  return (
    <>
      {kind ? (
        <>
          <Hero>
            <p className="text-13 text-t2">{categoryWords.value(kind.name, kind.count)}</p>
            <Figure value={kind.value} size={36} hidden={hidden} />
            {held.latestNavDate && (
              <p className="mt-1 text-12 text-t3">{words.asOf(monthDay(held.latestNavDate))}</p>
            )}
          </Hero>
          <Card className="py-0">
            <PositionRows
              funds={held.funds.filter((fund) => kindOf(fund) === kind.name)}
              hidden={hidden}
            />
          </Card>
        </>
      ) : (
        <Card>
          <p>{categoryWords.none(name)}</p>
          <p className="mt-1 text-13 text-t2">{categoryWords.noneText}</p>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={categoryWords.other} more={categoryWords.all} to={to('/position')}>
          {others.map((one) => (
            <Row
              key={one.name}
              title={`${one.name} ${one.count}`}
              value={<Figure value={one.value} hidden={hidden} />}
              to={to('/holdAsset', { category: one.name })}
            />
          ))}
        </Card>
      )}
      <Foot>{words.foot}</Foot>
    </>
  );
}
