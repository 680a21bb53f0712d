/* once */
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Search } from 'lucide-react';
import { useState } from 'react';
import { OldNote } from '@/patterns/OldNote';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useDrawn } from '@/patterns/useDrawn';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { IconButton } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { listWatched } from '@/wire/gen/watchlist';
import { NoneWatched } from './NoneWatched';
import type { Span } from './sorting';
import { WatchTable } from './WatchTable';
import { watchWords as words } from './words';
import '@/trade/fund/fund.css';
import './watch.css';

/** The second tab: watched funds with their latest NAV, day change and growth. */
export default function WatchlistScreen() {
  const go = useGo();
  const [span, setSpan] = useState<Span>('1y');
  const asked = useQuery(listWatched({ period: span === 'added' ? '1y' : span }));
  const watched = useDrawn(asked, span);
  const list = watched.data?.list ?? [];
  return (
    <Page look="wash" tabs>
      <header className="flex min-h-[var(--nav)] items-center justify-between ps-5 pe-2">
        <h1 className="text-20 strong">{words.title}</h1>
        <span className="flex items-center">
          <IconButton label={words.search} onClick={() => go(to('/searchfund'))}>
            <Search size={22} strokeWidth={1.75} />
          </IconButton>
          {list.length > 0 && (
            <IconButton label={words.arrange} onClick={() => go(to('/selfSelect'))}>
              <ListChecks size={22} strokeWidth={1.75} />
            </IconButton>
          )}
        </span>
      </header>
      {!watched.data && !watched.error && <SkeletonRows />}
      {!watched.data && watched.error && (
        <QueryFailed
          cause={watched.error}
          title={words.failed}
          onRetry={() => void watched.refetch()}
        />
      )}
      {watched.data && (
        <PullToRefresh onRefresh={watched.refetch}>
          <OldNote of={watched} />
          {list.length ? (
            <WatchTable watchlist={watched.data} chosen={span} span={watched.of} onSpan={setSpan} />
          ) : (
            <NoneWatched />
          )}
        </PullToRefresh>
      )}
    </Page>
  );
}
