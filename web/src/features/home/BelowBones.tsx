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
