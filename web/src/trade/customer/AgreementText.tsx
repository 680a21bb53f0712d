import { useQuery } from '@tanstack/react-query';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryView } from '@/patterns/QueryView';
import { Empty } from '@/ui/Empty';
import { type Drawings, Markdown } from '@/ui/Markdown';
import { agreementDetail } from '@/wire/gen/content';
import { protocolWords as words } from './words.protocol';

/** One agreement: its text, while it loads, or how to get it. */
export default function AgreementText({ type, drawings }: { type: string; drawings?: Drawings }) {
  const agreement = useQuery({ ...agreementDetail({ type }), staleTime: 600_000 });
  return (
    <QueryView
      query={agreement}
      bones={<DocumentBones />}
      failed={words.failed}
      empty={({ text }) => !text && <Empty title={words.missing} text={words.missingText} />}
    >
      {({ version, effectiveOn, text }) => (
        <article className="pb-6 text-15 text-t2">
          {version && <p className="text-13 text-t3">{words.version(version, effectiveOn)}</p>}
          <Markdown text={text} drawings={drawings} />
        </article>
      )}
    </QueryView>
  );
}
