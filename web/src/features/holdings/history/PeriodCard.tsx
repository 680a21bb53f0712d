import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '@/lib/store';
import { FailedLine } from '@/patterns/FailedLine';
import { useArgs } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { profitHistory } from '@/wire/gen/holdings';
import { useBounds } from './bounds';
import { PartsCard } from './PartsCard';
import { PeriodBars } from './PeriodBars';
import { PeriodBar, PeriodSum } from './PeriodHead';
import { PeriodTiles } from './PeriodTiles';
import { inputOf, lastKnown, type Period, type Unit } from './periods';
import { historyWords as words } from './words';

interface PeriodCardProps {
  view: 'calendar' | 'bars';
  firstYear: string;
}

/** A period as a calendar or as bars; a tap shows which funds a day, month or year was made of. */
export function PeriodCard({ view, firstYear }: PeriodCardProps) {
  const args = useArgs('/profithis');
  const of = { fundCode: args.fundCode, purpose: args.purpose };
  const hidden = useStore(amountsHidden);
  const bounds = useBounds(firstYear, of);
  const [asked, setPeriod] = useState<Period>({ unit: unitOf(args.unit), on: args.on ?? '' });
  const period = { ...asked, on: asked.on || bounds.today };
  const [tapped, setTapped] = useState<string>();
  const history = useQuery(profitHistory(inputOf(period, of)));
  const units = history.data?.units ?? [];
  const known = units.some(({ unit, profit }) => unit === tapped && profit != null);
  const chosen = known ? tapped : lastKnown(units);
  const shown = { period, units, bounds, hidden, chosen, onChoose: setTapped };
  return (
    <>
      <Card className="mt-3">
        <PeriodBar period={period} bounds={bounds} onChange={setPeriod} />
        <PeriodSum period={period} bounds={bounds} history={history.data} hidden={hidden} />
        {!history.data && history.isError ? (
          <FailedLine
            cause={history.error}
            text={words.periodFailed}
            onRetry={() => void history.refetch()}
          />
        ) : view === 'bars' ? (
          history.data ? (
            <PeriodBars {...shown} />
          ) : (
            <Shimmer>
              <Bone h={220} />
            </Shimmer>
          )
        ) : (
          <PeriodTiles {...shown} />
        )}
      </Card>
      {chosen && (
        <PartsCard
          key={chosen}
          unit={period.unit}
          name={chosen}
          profit={units.find(({ unit }) => unit === chosen)?.profit}
          of={of}
          onInto={setPeriod}
        />
      )}
    </>
  );
}

function unitOf(text: string | undefined): Unit {
  return text === 'month' || text === 'year' ? text : 'day';
}
