import { useQuery } from '@tanstack/react-query';
import { bookWords as words } from '@/features/content/words';
import { Document } from '@/patterns/Document';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryView } from '@/patterns/QueryView';
import { Reader } from '@/patterns/Reader';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { riskNotice } from '@/wire/gen/suitability';

/** The risk notification letter of a fund, to read. */
export function LetterReader({ fundCode }: { fundCode: string }) {
  const letter = useQuery(riskNotice({ fundCode }));
  const go = useGo();
  return (
    <Reader title={letter.data?.title ?? words.title} sub={letter.data?.fundName ?? fundCode}>
      <div className="px-5 pt-2 text-15 text-t2">
        <QueryView
          query={letter}
          bones={<DocumentBones />}
          failed={words.failed}
          refused={({ message }) => (
            <Empty
              title={words.gone}
              text={message}
              acts={
                <Button onClick={() => go(to('/policy'), { replace: true })}>{words.all}</Button>
              }
            />
          )}
        >
          {({ version, paragraphs }) => (
            <>
              <p className="text-13 text-t3">{words.version(version)}</p>
              <Document source={{ paragraphs }} />
            </>
          )}
        </QueryView>
      </div>
    </Reader>
  );
}
