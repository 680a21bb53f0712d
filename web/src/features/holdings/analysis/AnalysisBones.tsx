import { Bone, Shimmer } from '@/ui/Skeleton';

/** The sum with its sentences, the ring, the columns, the bars. */
export function AnalysisBones() {
  return (
    <Shimmer>
      <section className="hero flex flex-col gap-3">
        <Bone w={112} h={14} />
        <Bone w={196} h={38} />
        <Bone w="72%" />
        <Bone w="64%" />
      </section>
      {[152, 168, 320].map((height) => (
        <section key={height} className="card mt-3">
          <Bone w={88} h={20} />
          <div className="mt-4">
            <Bone h={height} />
          </div>
        </section>
      ))}
    </Shimmer>
  );
}
