import type { ReactNode } from 'react';
import { InfiniteList } from '@/ui/InfiniteList';
import type { Pages } from './pages';
import { QueryView, type QueryViewProps } from './QueryView';

interface PagedListProps<Page> extends Omit<QueryViewProps<readonly Page[]>, 'query'> {
  pages: Pages<Page>;
  /** Word after the last row; 没有更多了 when left out. */
  end?: string;
}

/** A list on a part of a screen, as long as the customer reads on. */
export function PagedList<Page>({ pages, end, children, ...view }: PagedListProps<Page>) {
  return (
    <QueryView query={pages} head {...view}>
      {(all) => (
        <Endless pages={pages} end={end}>
          {children(all)}
        </Endless>
      )}
    </QueryView>
  );
}

interface EndlessProps {
  pages: Pages<unknown>;
  end?: string;
  children: ReactNode;
}

/** Asks for the next page before the last row comes in sight; within a QueryPage of these pages. */
export function Endless({ pages, end, children }: EndlessProps) {
  return (
    <InfiniteList
      more={pages.more}
      loading={pages.loading}
      failed={pages.nextFailed}
      onMore={pages.next}
      end={end}
    >
      {children}
    </InfiniteList>
  );
}
