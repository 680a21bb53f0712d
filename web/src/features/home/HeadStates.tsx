import { TextButton } from '@/ui/Button';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { homeWords as words } from './words';

/** In the place of the assets when they did not come. */
export function HeadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex justify-between px-5 pt-2 pb-5 text-t2" role="alert">
      {words.assetsFailed}
      <TextButton onClick={onRetry}>{words.retry}</TextButton>
    </p>
  );
}

/** The grid of the assets. */
export function HeadSkeleton() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 px-5 pt-1 pb-5">
        <Bone w={96} h={14} />
        <Bone w={208} h={36} />
        <Bone w={240} h={14} />
      </div>
    </Shimmer>
  );
}
