import { useQuery } from '@tanstack/react-query';
import { explainWords as words } from '@/features/content/words';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryView } from '@/patterns/QueryView';
import { Reader } from '@/patterns/Reader';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { explainTerm } from '@/wire/gen/content';

/** The meaning of one term. */
export function NounReader({ noun }: { noun: string }) {
  const term = useQuery(explainTerm({ noun }));
  const go = useGo();
  return (
    <Reader title={words.title}>
      <div className="px-5 pt-2 text-15 text-t2">
        <QueryView
          query={term}
          bones={<DocumentBones />}
          failed={words.failed}
          refused={({ message }) => (
            <Empty
              title={words.gone}
              text={message}
              acts={
                <Button onClick={() => go(to('/explaindoc'), { replace: true })}>
                  {words.toHelp}
                </Button>
              }
            />
          )}
        >
          {({ noun: name, paraphrase }) => (
            <article>
              <h2 className="text-20 strong text-t1">{name}</h2>
              <p className="mt-3">{paraphrase}</p>
            </article>
          )}
        </QueryView>
      </div>
    </Reader>
  );
}
