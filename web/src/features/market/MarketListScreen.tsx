/* once */
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { clockOf, shortDay } from '@/lib/days';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { BoardDrawing } from '@/ui/drawings/BoardDrawing';
import { Empty } from '@/ui/Empty';
import { IconButton, NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { call } from '@/wire/call';
import { listIndices } from '@/wire/gen/market';
import { anyOpen, type Board, byMarket, nextAsk } from './board';
import { MarketBones } from './MarketBones';
import { MarketCard } from './MarketCard';
import { marketListWords as words } from './words';
import './market.css';
import '@/ui/chart/chart.css';

/** What did not come is asked for again after so long. */
const AGAIN_MS = 15_000;

/** All indices by market, with the curve of their day; one opens in place. */
export default function MarketListScreen() {
  const board = useBoard();
  const [opened, setOpened] = useState<string | null>(null);
  const go = useGo();
  return (
    <QueryPage
      query={board}
      nav={(data) => (
        <NavBar
          title={words.title}
          sub={data && momentOf(data)}
          end={
            <IconButton label={words.search} onClick={() => go(to('/searchfund'))}>
              <Search size={22} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          }
        />
      )}
      bones={<MarketBones />}
      failed={words.failed}
      empty={({ list }) => list.length === 0 && <NoIndices />}
    >
      {(data) => (
        <div className="pt-3" data-moment>
          {byMarket(data).map(({ market, clock, quotes }) => (
            <MarketCard
              key={market}
              market={market}
              clock={clock}
              quotes={quotes}
              board={data}
              opened={opened}
              onOpen={(code) => setOpened((now) => (now === code ? null : code))}
            />
          ))}
          <Foot>
            {words.foot}
            <br />
            {(anyOpen(data) ? words.polled : words.still)(data.time.slice(11, 19))}
          </Foot>
        </div>
      )}
    </QueryPage>
  );
}

/** Asked each minute while a market is open and the page is seen, and at the bells else. */
function useBoard() {
  return useQuery({
    ...listIndices(),
    // A minute that did not come is said above the list, not in a toast.
    queryFn: ({ signal }) => call(listIndices, {}, { signal, silent: true }),
    refetchInterval: ({ state }) =>
      state.status === 'error' ? AGAIN_MS : state.data ? nextAsk(state.data) : false,
    refetchIntervalInBackground: false,
  });
}

/** `11-20 周五 14:32` */
function momentOf({ time }: Board): string {
  const day = time.slice(0, 10);
  return `${shortDay(day, day)} ${clockOf(time)}`;
}

function NoIndices() {
  return <Empty drawing={<BoardDrawing />} title={words.empty} text={words.emptyText} />;
}
