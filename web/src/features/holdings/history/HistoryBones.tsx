import { Bone, Shimmer } from '@/ui/Skeleton';

/** The grid of a month: its sum, and weeks of days. */
export function HistoryBones() {
  return (
    <Shimmer>
      <section className="card mt-3">
        <div className="flex justify-between">
          <Bone w={132} h={24} />
          <Bone w={132} h={36} />
        </div>
        <div className="mt-4 flex justify-between">
          <Bone w={148} h={40} />
          <Bone w={104} h={40} />
        </div>
        <div className="mt-4 flex flex-col gap-1">
          {['a', 'b', 'c', 'd', 'e'].map((week) => (
            <Bone key={week} h={52} />
          ))}
        </div>
      </section>
    </Shimmer>
  );
}
