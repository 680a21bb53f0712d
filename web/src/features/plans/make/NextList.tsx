import { DayLine } from '@/features/plans/area/DayLine';
import { nextWords as words } from '@/features/plans/words.next';
import { amount } from '@/lib/figures';
import { Sentence } from '@/ui/Sentence';
import type { NextDay } from './daysOf';

interface NextListProps {
  days: readonly NextDay[];
  /** What each of them takes, where that is known; of a smart plan, that it is not. */
  each: string | undefined;
  smart: boolean;
}

/** Days that are to come, each shift with its reason, and those that are dropped. */
export function NextList({ days, each, smart }: NextListProps) {
  const takes = smart ? (
    <span className="text-13 text-t2">{words.byNav}</span>
  ) : (
    each && <span className="fig">{amount(each)}</span>
  );
  return (
    <ul className="m-0 list-none p-0">
      {days.map(({ date, nominal, why, dropped }) => (
        <DayLine
          key={dropped ? `no ${nominal}` : date}
          day={dropped ? nominal : date}
          dropped={dropped}
          why={<Sentence>{why || words.onTime}</Sentence>}
          value={dropped ? words.none : takes}
        />
      ))}
    </ul>
  );
}
