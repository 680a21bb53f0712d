import { dropDraftOf } from '@/features/orders/draft';
import { placingWords as words } from '@/features/orders/words';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';

interface Arrived {
  orderNo: string;
  kind: string;
}

/** A subscription: its result is a page of its own. */
const SUBSCRIPTION = '020';

/**
 * What follows an order that was taken: what was filled in is forgotten, and its result takes the
 * place of the form; a customer who is elsewhere stays there, and is told the way to it.
 * `at` is the path of the form.
 */
export function useArriveAtOrder() {
  const go = useGo();
  return ({ orderNo, kind }: Arrived, { at, here }: { at: string; here: boolean }) => {
    dropDraftOf(at);
    const result =
      kind === SUBSCRIPTION ? to('/subscriberesult', { orderNo }) : to('/fundResult', { orderNo });
    if (here) go(result, { replace: true });
    else toast.done(words.taken, { label: words.look, onClick: () => go(result) });
  };
}
