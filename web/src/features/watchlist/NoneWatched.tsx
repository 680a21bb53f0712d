import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Picks } from '@/trade/fund/Picks';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { watchWords as words } from './words';

/** Nothing is watched yet: how to begin, and funds to begin with. */
export function NoneWatched() {
  const go = useGo();
  return (
    <>
      <div className="watch-none">
        <Empty
          title={words.emptyTitle}
          text={words.emptyText}
          acts={
            <>
              <Button kind="outline" onClick={() => go(to('/searchfund'))}>
                {words.search}
              </Button>
              <Button onClick={() => go(to('/fundlist'))}>{words.rank}</Button>
            </>
          }
        />
      </div>
      <Picks />
    </>
  );
}
