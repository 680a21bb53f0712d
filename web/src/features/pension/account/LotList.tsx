import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { type Lot, type PensionFund, periodOf, told } from '@/features/pension/pension';
import { heldWords as words } from '@/features/pension/words.account';
import { TextButton } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';

const FIRST = 4;
const DAY_MS = 86_400_000;

interface LotListProps {
  fund: PensionFund;
  hidden: boolean;
}

/** The lots, oldest first: the bar of each is its time, not its money. */
export function LotList({ fund, hidden }: LotListProps) {
  const [all, setAll] = useState(false);
  const { lots, holdMonths } = fund;
  const shown = all ? lots : lots.slice(0, FIRST);
  const more = lots.length - shown.length;
  return (
    <>
      <ol className="pension-lots">
        {shown.map((lot, at) => (
          <LotLine
            // biome-ignore lint/suspicious/noArrayIndexKey: two lots of a day may be alike
            key={`${lot.registeredOn}-${at}`}
            lot={lot}
            months={holdMonths}
            hidden={hidden}
          />
        ))}
      </ol>
      {more > 0 && (
        <p className="pt-2 text-center text-13">
          <TextButton onClick={() => setAll(true)}>{words.more(more)}</TextButton>
        </p>
      )}
    </>
  );
}

function LotLine({ lot, months, hidden }: { lot: Lot; months: number; hidden: boolean }) {
  const { free, shares, value, daysLeft, registeredOn, redeemableFrom } = lot;
  const sources: Readonly<Record<string, (day: string) => string>> = words.sources;
  const source = sources[lot.source] ?? words.sources.buy;
  return (
    <li data-free={free}>
      <div className="pension-lot">
        <Figure value={shares} hidden={hidden} unit={words.unit} />
        {free ? (
          <span className="text-13 strong text-brand">{words.free}</span>
        ) : (
          <span className="flex items-center gap-1 text-13">
            <LockKeyhole size={14} strokeWidth={1.75} aria-label={words.locked} />
            <span className="nowrap">
              <b className="fig me-1 strong">{redeemableFrom}</b>
              {words.from}
            </span>
          </span>
        )}
      </div>
      <div className="pension-time" aria-hidden="true">
        <i style={{ width: `${goneOf(lot)}%` }} />
      </div>
      <div className="pension-lot text-12 text-t3">
        <span>
          <Sentence>{`${source(registeredOn)}，${words.worth(told(value, hidden))}`}</Sentence>
        </span>
        <span className="nowrap">
          {free ? months > 0 && words.done(periodOf(months)) : words.left(daysLeft)}
        </span>
      </div>
    </li>
  );
}

/** How much of its time a lot has behind it, in percent. */
export function goneOf({ free, daysLeft, registeredOn, redeemableFrom }: Lot): number {
  if (free) return 100;
  const whole = (Date.parse(redeemableFrom) - Date.parse(registeredOn)) / DAY_MS;
  return whole > 0 ? Math.min(98, Math.max(2, (1 - daysLeft / whole) * 100)) : 2;
}
