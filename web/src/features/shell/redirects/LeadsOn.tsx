import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notFoundWords, redirectWords as words } from '@/features/shell/words';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';

interface LeadsOnProps {
  /** What is asked for the page; a refusal is that there is none. */
  query: UseQueryResult<unknown>;
  /** Where it leads, once it is known. */
  path: string | undefined;
}

/** A link that went out: it leads on, and does not stay in the history. */
export function LeadsOn({ query, path }: LeadsOnProps) {
  const go = useGo();
  useEffect(() => {
    if (path) go(path, { replace: true });
  }, [path, go]);
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={query.isError ? words.nowhere : words.title} />}
      bones={<SkeletonRows rows={3} />}
      failed={words.failed}
      refused={() => (
        <Empty
          title={notFoundWords.title}
          text={notFoundWords.text}
          acts={
            <Button onClick={() => go(to('/fundhome'), { replace: true })}>
              {notFoundWords.home}
            </Button>
          }
        />
      )}
    >
      {() => <SkeletonRows rows={3} />}
    </QueryPage>
  );
}
