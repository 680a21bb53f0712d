import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { useAction } from '@/wire/action';
import { call } from '@/wire/call';
import { isWatched, listWatched, unwatch, watch } from '@/wire/gen/watchlist';
import { watchWords as words } from './words';

/** Takes funds off the watchlist; for five seconds a toast offers to put them back. */
export function useRemoval() {
  const client = useQueryClient();
  const outdates = [isWatched, listWatched];
  const removal = useAction(unwatch, { outdates });
  async function putBack(codes: readonly string[]) {
    try {
      // In reverse, so that the latest added is first again.
      for (const fundCode of [...codes].reverse()) await call(watch, { fundCode });
    } finally {
      await client.invalidateQueries({ queryKey: [listWatched.id] });
    }
  }
  async function remove(codes: readonly string[]) {
    await removal.mutateAsync({ fundCodes: [...codes] });
    const text = codes.length > 1 ? words.removedMany(codes.length) : words.removed;
    toast.show(text, { label: words.undo, onClick: () => void putBack(codes) });
  }
  return { busy: removal.isPending, remove };
}
