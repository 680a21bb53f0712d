import type { Of } from '@/features/holdings/purpose';
import { spokenDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { holderOf } from '@/trade/fund/pension';
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
  of: Of;
  /** Into the days of a month, the months of a year. */
  onInto: (period: Period) => void;
}

/** What a day, month or year was made of: each fund's part. They add up to it. */
export function PartsCard({ unit, name, profit, of, onInto }: PartsCardProps) {
  const hidden = useStore(amountsHidden);
  const parts = useParts(unit, name, of);
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
                sub={<PartSub held={part.held} corrected={part.corrected} />}
                value={<Delta value={part.profit} hidden={hidden} />}
                to={to('/assetDetails', {
                  fundCode: part.fundCode,
                  purpose: of.purpose ?? holderOf(part),
                })}
              />
            ))}
            {data.waiting.map((fund) => (
              <Row
                key={fund.fundCode}
                title={fund.fundName}
                sub={fund.navDate ? words.waits(spokenDay(fund.navDate)) : words.waitsFirst}
                value={<span className="text-13 text-t3">{words.waiting}</span>}
                to={to('/assetDetails', {
                  fundCode: fund.fundCode,
                  purpose: of.purpose ?? holderOf(fund),
                })}
              />
            ))}
            {data.waiting.length > 0 && <Note className="mt-2">{words.partsWait}</Note>}
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** What is to know of a part; nothing of most. */
function PartSub({ held, corrected }: { held: boolean; corrected: boolean }) {
  const told = [corrected && words.corrected, !held && words.sold].filter(Boolean);
  return told.length > 0 ? told.join('，') : null;
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
