import { Bone, Shimmer } from '@/ui/Skeleton';

const CHIPS = [56, 60, 68, 64];
const STEPS = ['46%', '34%', '40%', '30%'];

/** The grid of buying and redeeming, before their answers are there. */
export function TradeBones() {
  return (
    <Shimmer>
      <div className="card mt-3">
        <div className="flex justify-between">
          <Bone w={88} h={20} />
          <Bone w={128} />
        </div>
        <div className="my-5">
          <Bone w={180} h={36} />
        </div>
        <div className="flex gap-2">
          {CHIPS.map((width) => (
            <Bone key={width} w={width} h={32} />
          ))}
        </div>
      </div>
      <div className="card">
        <Bone w={150} h={20} />
        {STEPS.map((width) => (
          <div key={width} className="mt-5 flex items-center gap-3">
            <Bone w={20} h={20} />
            <span className="flex-1">
              <Bone w={width} />
            </span>
            <Bone w={72} />
          </div>
        ))}
      </div>
    </Shimmer>
  );
}
