import { Bone, Shimmer } from '@/ui/Skeleton';

/** As high as what it stands for: the hero, two lines, the curve and six rows. */
export function OutcomeBones() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3">
        <Bone w="56%" />
        <Bone w="48%" h={36} />
        <Bone w="80%" h={34} />
        <Bone h={244} />
        <Bone h={300} />
      </div>
    </Shimmer>
  );
}
