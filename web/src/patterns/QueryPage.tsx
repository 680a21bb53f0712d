import type { ReactNode } from 'react';
import { Page, type PageProps } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { renew } from '@/wire/renew';
import { QueryView, type QueryViewProps } from './QueryView';

interface QueryPageProps<Data> extends QueryViewProps<Data>, Pick<PageProps, 'look' | 'tabs'> {
  /** The bar above; where it names what came, a function of that. */
  nav: ReactNode | ((data: Data | undefined) => ReactNode);
  /** Stays at the foot once there is something to act on. */
  foot?: (data: Data) => ReactNode;
  /** The topics of what its parts ask for by themselves: a pull renews that too. */
  also?: number;
  /** A form or a reading page: a pull would move it under the finger. */
  firm?: boolean;
}

/** A screen of one answer: everything that can become of the question has its place here. */
export function QueryPage<Data>(props: QueryPageProps<Data>) {
  const { look, tabs, nav, foot, also = 0, firm, empty, ...view } = props;
  const { query } = props;
  const { data } = query;
  const nothing = data !== undefined && empty?.(data);
  const body = <QueryView {...view} head empty={() => nothing} />;
  // What reads the same topics is under way already.
  const pull = () => Promise.all([renew(also), query.refetch({ cancelRefetch: false })]);
  return (
    <Page
      look={look}
      tabs={tabs}
      nav={typeof nav === 'function' ? nav(data) : nav}
      foot={data !== undefined && !nothing && foot?.(data)}
    >
      {firm || data === undefined ? body : <PullToRefresh onRefresh={pull}>{body}</PullToRefresh>}
    </Page>
  );
}
