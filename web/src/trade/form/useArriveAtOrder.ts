import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import { dropDraft } from './useOrderDraft';
import { placingWords as words } from './words.placing';

interface Arrived {
  orderNo: string;
  kind: string;
}

/** What is no order of its own: a payout asked for again, a dividend method. Its order tells of it. */
const NO_FORM = /^(again|method) /;

/**
 * What follows an order that was taken: what was filled in is forgotten, and its result takes the
 * place of the form; a customer who is elsewhere stays there, and is told the way to it.
 * `of` is the name of the draft.
 */
export function useArriveAtOrder() {
  const go = useGo();
  return (order: Arrived, { of, here }: { of: string; here: boolean }) => {
    dropDraft(of);
    const filledIn = !NO_FORM.test(of);
    const result = filledIn ? resultOf(order) : to('/dealDetails', { orderNo: order.orderNo });
    if (here && filledIn) go(result, { replace: true });
    else {
      const look = { label: words.look, onClick: () => go(result) };
      toast.done(filledIn ? words.taken : words.done, here ? undefined : look);
    }
  };
}

/** A subscription's result is a page of its own. */
function resultOf({ orderNo, kind }: Arrived): string {
  return kind === OrderKind.Subscribe
    ? to('/subscriberesult', { orderNo })
    : to('/fundResult', { orderNo });
}
