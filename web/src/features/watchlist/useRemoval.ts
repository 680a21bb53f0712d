import { toast } from '@/lib/toast';
import { useAction } from '@/wire/action';
import { unwatch, watchAgain } from '@/wire/gen/watchlist';
import type { Watched } from './sorting';
import { watchWords as words } from './words';

/** Takes a fund off the watchlist; for five seconds a toast offers to put it back where it was. */
export function useRemoval() {
  const removal = useAction(unwatch);
  const again = useAction(watchAgain);
  function remove({ fund: { fundCode }, addedAt, group, place }: Watched) {
    const back = () => again.mutate({ funds: [{ fundCode, addedAt, group, place }] });
    removal.mutate(
      { fundCode },
      { onSuccess: () => toast.show(words.removed, { label: words.undo, onClick: back }) },
    );
  }
  return remove;
}
