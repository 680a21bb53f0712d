import { Bone, Shimmer } from '@/ui/Skeleton';

/** As high as some lines of what is held. */
export function ValuesBones() {
  return (
    <Shimmer>
      {[64, 96, 80, 96, 64, 80].map((w, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones never change places
        <div key={at} className="kv">
          <Bone w={w} />
          <Bone w={120} />
        </div>
      ))}
    </Shimmer>
  );
}
