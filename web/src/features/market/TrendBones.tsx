import { Bone, Shimmer } from '@/ui/Skeleton';

/** As high as the line of months and years. */
export function TrendBones() {
  return (
    <Shimmer>
      <Bone h={208} />
    </Shimmer>
  );
}
