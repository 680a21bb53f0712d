import { Bone, Shimmer } from '@/ui/Skeleton';

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
