import { Bone, Shimmer } from '@/ui/Skeleton';

const WIDTHS = ['58%', '100%', '96%', '100%', '72%', '44%', '100%', '98%', '86%', '100%', '64%'];

/** In the place of a text. */
export function DocumentBones() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 py-3">
        {WIDTHS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
          <Bone key={index} w={width} />
        ))}
      </div>
    </Shimmer>
  );
}
