import { useQuery } from '@tanstack/react-query';
import { daysOf } from '@/features/plans/make/daysOf';
import { NextList } from '@/features/plans/make/NextList';
import { planResultWords as words } from '@/features/plans/words.result';
import { CardOf } from '@/patterns/CardOf';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { planCalendar } from '@/wire/gen/plans';

interface NextCardProps {
  planNo: string;
  each: string;
  smart: boolean;
}

/** The next days of a plan that runs. */
export default function NextCard({ planNo, each, smart }: NextCardProps) {
  const calendar = useQuery(planCalendar({ planNo }));
  return (
    <CardOf
      query={calendar}
      title={words.next}
      bones={
        <Shimmer>
          <Bone h={176} />
        </Shimmer>
      }
    >
      {(data) => <NextList days={daysOf(data)} each={each} smart={smart} />}
    </CardOf>
  );
}
