import { Bone, Shimmer } from '@/ui/Skeleton';

/** A market: its rail, and rows with a curve and figures. */
export function MarketBones() {
  return (
    <Shimmer>
      {[5, 1].map((rows) => (
        <section key={rows} className="card mt-3">
          <div className="flex justify-between">
            <Bone w={48} h={24} />
            <Bone w={120} h={20} />
          </div>
          <div className="mt-3">
            <Bone h={6} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <div key={row} className="mt-4 flex items-center justify-between gap-3 py-2">
              <span className="flex flex-col gap-2">
                <Bone w={84} h={18} />
                <Bone w={100} h={12} />
              </span>
              <Bone w={84} h={36} />
              <span className="flex flex-col gap-2">
                <Bone w={92} h={20} />
                <Bone w={92} h={12} />
              </span>
            </div>
          ))}
        </section>
      ))}
    </Shimmer>
  );
}
