import { Bone, Shimmer } from '@/ui/Skeleton';

/** The head and the first two tables of what is coming. */
export function AchievementBones() {
  return (
    <Shimmer>
      <div className="hero">
        <Bone w={168} h={44} />
        <div className="mt-4 flex flex-col gap-2">
          <Bone />
          <Bone w="54%" />
        </div>
      </div>
      {[8, 6].map((rows) => (
        <div key={rows} className="card flex flex-col gap-6">
          <Bone w="28%" h={20} />
          {Array.from({ length: rows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
            <Bone key={at} h={22} />
          ))}
        </div>
      ))}
    </Shimmer>
  );
}
