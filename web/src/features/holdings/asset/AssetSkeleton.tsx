import { Bone, Shimmer } from '@/ui/Skeleton';

/** The grid of the wealth page while it loads. */
export function AssetSkeleton() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 px-5 pt-2 pb-5">
        <Bone w={96} h={14} />
        <Bone w={224} h={38} />
        <div className="grid grid-cols-3 gap-6 pt-2">
          <Bone h={36} />
          <Bone h={36} />
          <Bone h={36} />
        </div>
      </div>
      <Cards />
    </Shimmer>
  );
}

/** What stands under the hero figure, until it is known which cards there are. */
export function AssetCardBones() {
  return (
    <Shimmer>
      <Cards />
    </Shimmer>
  );
}

/** As high as the ways on. */
export function WaysBones() {
  return (
    <Shimmer>
      <div className="card">
        <Bone h={72} />
      </div>
    </Shimmer>
  );
}

/** As high as the ring and its title. */
export function PartsBones() {
  return (
    <Shimmer>
      <Parts />
    </Shimmer>
  );
}

function Parts() {
  return (
    <div className="card flex flex-col gap-4">
      <Bone w={88} h={20} />
      <Bone h={132} />
    </div>
  );
}

function Cards() {
  return (
    <>
      <div className="card flex flex-col gap-4">
        <Bone w={88} h={20} />
        <Bone w={168} h={28} />
        <Bone h={168} />
      </div>
      <Parts />
    </>
  );
}
