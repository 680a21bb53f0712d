import { toast } from '@/lib/toast';
import { act } from '@/wire/act';
import { useAction } from '@/wire/action';
import { unwatch, watch } from '@/wire/gen/watchlist';
import { watchWords as words } from './words';

/** Takes funds off the watchlist; for five seconds a toast offers to put them back. */
export function useRemoval() {
  const removal = useAction(unwatch);
  async function putBack(codes: readonly string[]) {
    // In reverse, so that the latest added is first again.
    for (const fundCode of [...codes].reverse()) await act(watch, { fundCode });
  }
  async function remove(codes: readonly string[]) {
    await removal.mutateAsync({ fundCodes: [...codes] });
    const text = codes.length > 1 ? words.removedMany(codes.length) : words.removed;
    toast.show(text, { label: words.undo, onClick: () => void putBack(codes) });
  }
  return { busy: removal.isPending, remove };
}
