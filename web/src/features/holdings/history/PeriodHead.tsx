import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { RangeRate } from '@/features/holdings/RangeRate';
import { useArgs } from '@/route/navigation';
import { Delta } from '@/ui/Figure';
import { IconButton } from '@/ui/NavBar';
import { Segment } from '@/ui/Segment';
import { type profitHistory, profitRange } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import type { Bounds } from './bounds';
import {
  countsOf,
  isBeyond,
  type Period,
  periodName,
  rangeOf,
  stepped,
  type Unit,
} from './periods';
import { historyWords as words } from './words';

interface PeriodBarProps {
  period: Period;
  bounds: Bounds;
  onChange: (period: Period) => void;
}

const UNITS = (Object.keys(words.units) as Unit[]).map((value) => ({
  value,
  label: words.units[value],
}));

/** Which period, the ways to those beside it as far as there is anything, and by what it is told. */
export function PeriodBar({ period, bounds, onChange }: PeriodBarProps) {
  const [before, after] = [stepped(period, -1), stepped(period, 1)];
  const beyond = (one: Period) => isBeyond(one, bounds.first, bounds.today);
  const alone = period.unit === 'year' || (beyond(before) && beyond(after));
  const step = { onChange, alone };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className={alone ? '' : '-ms-3 flex items-center'} aria-live="polite">
        <Step {...step} to={before} label={words.before[period.unit]} off={beyond(before)} />
        <h2 className="text-17 strong">{periodName(period)}</h2>
        <Step {...step} to={after} label={words.after[period.unit]} off={beyond(after)} ahead />
      </div>
      <div className="period-units">
        <Segment
          label={words.unit}
          choices={UNITS}
          value={period.unit}
          onChange={(unit) => onChange({ ...period, unit })}
        />
      </div>
    </div>
  );
}

interface StepProps {
  to: Period;
  label: string;
  ahead?: boolean;
  /** There is nothing that way. */
  off: boolean;
  /** There is nothing either way. */
  alone: boolean;
  onChange: (period: Period) => void;
}

function Step({ to, label, ahead, off, alone, onChange }: StepProps) {
  if (alone) return null;
  const Icon = ahead ? ChevronRight : ChevronLeft;
  // Its room stays, so that the way back is where the finger is.
  if (off) {
    return (
      <span className="flex size-11 flex-none items-center justify-center text-line-strong">
        <Icon size={20} aria-hidden="true" />
      </span>
    );
  }
  return (
    <IconButton label={label} onClick={() => onChange(to)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

interface PeriodSumProps {
  period: Period;
  bounds: Bounds;
  history: Output<typeof profitHistory> | undefined;
  hidden: boolean;
}

/** The sum of a period, how many of its days rose and fell, and the rate. */
export function PeriodSum({ period, bounds, history, hidden }: PeriodSumProps) {
  const { fundCode, purpose } = useArgs('/profithis');
  const { from, to } = rangeOf(period, bounds.first, bounds.last);
  const range = useQuery({
    ...profitRange({ from, to, fundCode, purpose }),
    // The rate of more than a year is none that could be compared with another.
    enabled: period.unit !== 'year' && bounds.sure && from <= to,
  });
  const { won, lost } = countsOf(history?.units ?? []);
  return (
    <div className="mt-2 mb-4 flex flex-wrap items-end justify-between gap-x-4">
      <div>
        <p className="text-12 text-t2">{words.sum[period.unit]}</p>
        <Delta value={history?.profit} size={26} hidden={hidden} />
      </div>
      <div className="period-counts text-13 text-t2">
        {!hidden && won + lost > 0 && <p>{words.counts[period.unit](won, lost)}</p>}
        {period.unit !== 'year' && range.data && (
          <RangeRate range={range.data} name={periodName(period)} hidden={hidden} />
        )}
      </div>
    </div>
  );
}
