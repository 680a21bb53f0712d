import { Bone, Shimmer } from '@/ui/Skeleton';

/** As high as a banner of two lines, so that nothing below it moves. */
export function BannerBones() {
  return (
    <Shimmer>
      <div className="mx-4 mb-3">
        <Bone h={164} />
      </div>
    </Shimmer>
  );
}

/** As high as the picks. */
export function PicksBones() {
  return (
    <Shimmer>
      <div className="px-5 pt-1 pb-2">
        <Bone w="34%" h={24} />
      </div>
      <div className="mt-0.5 flex gap-3 px-4 pb-3">
        <Bone w="44%" h={197} />
        <Bone w="44%" h={197} />
      </div>
    </Shimmer>
  );
}
