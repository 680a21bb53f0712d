import { useQuery } from '@tanstack/react-query';
import { QueryFailed } from '@/patterns/QueryFailed';
import { Empty } from '@/ui/Empty';
import { type Drawings, Markdown } from '@/ui/Markdown';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { agreementDetail } from '@/wire/gen/content';
import { protocolWords as words } from './words.protocol';

/** One agreement: its text, while it loads, or how to get it. */
export function AgreementText({ type, drawings }: { type: string; drawings?: Drawings }) {
  const { data, isPending, error, refetch } = useQuery({
    ...agreementDetail({ type }),
    staleTime: 600_000,
  });
  if (isPending) return <TextBones />;
  if (!data) {
    return <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />;
  }
  if (!data.text) return <Empty title={words.missing} text={words.missingText} />;
  return (
    <article className="pb-6 text-15 text-t2">
      {data.version && (
        <p className="text-13 text-t3">{words.version(data.version, data.effectiveOn)}</p>
      )}
      <Markdown text={data.text} drawings={drawings} />
    </article>
  );
}

const WIDTHS = ['58%', '100%', '96%', '100%', '72%', '44%', '100%', '98%', '86%', '100%', '64%'];

function TextBones() {
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
