import { spokenDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { dayIn, inOrder, useParts } from './parts';
import { type Period, type Unit, unitName } from './periods';
import { historyWords as words } from './words';

interface PartsCardProps {
  unit: Unit;
  /** `2026-11-19`, `2026-11` or `2026`. */
  name: string;
  profit: string | null | undefined;
  fundCode?: string;
  /** Into the days of a month, the months of a year. */
  onInto: (period: Period) => void;
}

/** What a day, month or year was made of: each fund's part. They add up to it. */
export function PartsCard({ unit, name, profit, fundCode, onInto }: PartsCardProps) {
  const hidden = useStore(amountsHidden);
  const parts = useParts(unit, name, fundCode);
  const title = unit === 'day' ? spokenDay(name) : unitName(name);
  const finer = { day: undefined, month: 'day', year: 'month' } as const;
  const into = finer[unit];
  return (
    <Card
      title={
        <>
          {title} <Delta value={profit} size={17} hidden={hidden} />
        </>
      }
      more={into && (into === 'day' ? words.days : words.months)}
      onMore={into && (() => onInto({ unit: into, on: dayIn(name) }))}
    >
      <QueryView query={parts} bones={<PartBones />} failed={words.partsFailed}>
        {(data) => (
          <>
            {inOrder(data.parts, (part) => part.profit, hidden).map((part) => (
              <Row
                key={part.fundCode}
                title={part.fundName}
                sub={part.held ? undefined : words.sold}
                value={<Delta value={part.profit} hidden={hidden} />}
                to={to('/assetDetails', { fundCode: part.fundCode })}
              />
            ))}
            {data.waiting > 0 && (
              <Note className="mt-2">{words.partsWait(data.waiting, spokenDay(name))}</Note>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function PartBones() {
  return (
    <Shimmer>
      {['46%', '38%', '52%'].map((width) => (
        <div key={width} className="flex items-center justify-between py-4">
          <Bone w={width} />
          <Bone w={72} h={20} />
        </div>
      ))}
    </Shimmer>
  );
}
