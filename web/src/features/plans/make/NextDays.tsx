import { makeWords as words } from '@/features/plans/words.make';
import { FailedLine } from '@/patterns/FailedLine';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { NEXT } from './daysOf';
import { NextList } from './NextList';
import type { useNextDays } from './useNextDays';

export type NextOf = ReturnType<typeof useNextDays>;

interface NextDaysProps {
  next: NextOf;
  each: string | undefined;
  smart: boolean;
}

/** The next days of the cycle, each shift with its reason, and those that are dropped. */
export function NextDays({ next, each, smart }: NextDaysProps) {
  const { days, error, asking, refetch } = next;
  return (
    <section className="mt-4" aria-live="polite" aria-busy={asking}>
      <h3 className="text-15 strong">
        {words.next(days ? days.filter(({ dropped }) => !dropped).length : NEXT)}
      </h3>
      {days ? (
        <div className={asking ? 'text-t3' : undefined}>
          <NextList days={days} each={each} smart={smart} />
        </div>
      ) : error ? (
        <FailedLine cause={error} text={words.nextLost} onRetry={refetch} />
      ) : (
        <Shimmer>
          <Bone h={NEXT * 44} />
        </Shimmer>
      )}
      <p className="mt-1 mb-2 text-13 text-t2">{words.holiday}</p>
    </section>
  );
}
