import { useQuery } from '@tanstack/react-query';
import { heldBy } from '@/features/holdings/asset/heldSorts';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Card, Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { Bone, Shimmer, SkeletonRows } from '@/ui/Skeleton';
import { selfProfit } from '@/wire/gen/holdings';
import { HOLDING } from '@/wire/gen/topics';
import { NoPositions } from './NoPositions';
import { PositionRows } from './PositionRow';
import { positionWords, selfWords as words } from './words';

/** What the customer directs himself: its worth, each part of its profit, its funds. */
export default function SelfAssetScreen() {
  const hidden = useStore(amountsHidden);
  const held = useQuery(heldBy());
  return (
    <QueryPage
      query={held}
      also={HOLDING}
      nav={<NavBar title={words.title} end={<HideEye />} />}
      bones={<SkeletonRows />}
      failed={positionWords.failed}
      empty={({ funds }) => funds.length === 0 && <NoPositions />}
    >
      {({ funds, marketValue, latestNavDate }) => (
        <>
          <Hero>
            <p className="text-13 text-t2">{words.value(funds.length)}</p>
            <Figure value={marketValue} size={36} hidden={hidden} />
            {latestNavDate && (
              <p className="mt-1 text-12 text-t3">{positionWords.asOf(monthDay(latestNavDate))}</p>
            )}
            <p className="mt-2 text-13 text-t3">{words.text}</p>
          </Hero>
          <ProfitsCard hidden={hidden} />
          <Card title={words.held} more={positionWords.title} to={to('/position')}>
            <PositionRows funds={funds} hidden={hidden} />
          </Card>
          <Foot>{positionWords.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

/** The profit by what it consists of. */
function ProfitsCard({ hidden }: { hidden: boolean }) {
  const profit = useQuery(selfProfit());
  return (
    <CardOf
      query={profit}
      title={words.profits}
      more={words.more}
      to={to('/profithis')}
      failed={words.failed}
      bones={
        <Shimmer>
          <Bone h={160} />
        </Shimmer>
      }
    >
      {(data) => {
        const day = data.dayProfitDate ? words.day(monthDay(data.dayProfitDate)) : words.dayNone;
        const rows = [
          [day, data.dayProfit],
          [words.holding, data.holdingProfit],
          [words.realised, data.realisedProfit],
          [words.total, data.totalProfit],
          [words.dividends, data.dividends],
        ] as const;
        return (
          <>
            <KeyValues
              rows={rows.map(([name, value]) => [
                name,
                <Delta key={name} value={value} hidden={hidden} />,
              ])}
            />
            <p className="mt-2 text-12 text-t3">{words.sum}</p>
          </>
        );
      }}
    </CardOf>
  );
}
