import { Bone, Shimmer } from '@/ui/Skeleton';

/** The bar, the head, facts and bars of a report that is coming. */
export function ArchiveBones() {
  return (
    <Shimmer>
      <div className="hero">
        <div className="py-4">
          <Bone h={14} />
        </div>
        <Bone w={148} h={44} />
        <div className="mt-4 flex flex-col gap-2">
          <Bone />
          <Bone w="62%" />
        </div>
      </div>
      <div className="card flex flex-col gap-3">
        <Bone w="28%" h={20} />
        {['92%', '70%', '64%', '86%', '80%'].map((width) => (
          <Bone key={width} w={width} h={14} />
        ))}
      </div>
      <div className="card">
        <Bone w="28%" h={20} />
        <div className="mt-4">
          <Bone h={150} />
        </div>
      </div>
    </Shimmer>
  );
}
