import { Bone, Shimmer } from '@/ui/Skeleton';

/** The grid of a fund's page: hero, curve, table. */
export function DetailSkeleton() {
  return (
    <Shimmer>
      <div className="hero">
        <div className="flex items-end justify-between">
          <Bone w={148} h={40} />
          <Bone w={120} h={24} />
        </div>
        <div className="mt-4 flex gap-2">
          <Bone w={76} h={20} />
          <Bone w={84} h={20} />
          <Bone w={64} h={20} />
        </div>
      </div>
      <Cards />
    </Shimmer>
  );
}

/** What stands under the hero while that alone is known. */
export function DetailCardBones() {
  return (
    <Shimmer>
      <Cards />
    </Shimmer>
  );
}

function Cards() {
  return (
    <>
      <div className="card">
        <Bone w="58%" h={20} />
        <div className="mt-4">
          <Bone h={248} />
        </div>
        <div className="mt-4">
          <Bone h={40} />
        </div>
      </div>
      <div className="card flex flex-col gap-5">
        <Bone w="28%" h={20} />
        {['92%', '86%', '90%', '82%'].map((width) => (
          <Bone key={width} w={width} />
        ))}
      </div>
    </>
  );
}
