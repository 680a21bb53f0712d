import { dropDraft } from '@/features/orders/draft';
import { placingWords as words } from '@/features/orders/words';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { isChanged, type Promised, useRead } from '@/trade/form/promised';
import { useAction } from '@/wire/action';
import { CLOCK } from '@/wire/gen/topics';
import type { Operation } from '@/wire/operation';
import { renew } from '@/wire/renew';

interface Placing {
  /** The customer is asked to confirm. */
  open: boolean;
  /** What the page says. */
  promised: Promised;
  subscribing?: boolean;
}

/** What is ordered, whatever the page promised of it. */
function unpromised<In>(input: In): object {
  const { promisedDay: _day, promisedFee: _fee, ...ordered } = input as In & Promised;
  return ordered;
}

/**
 * Places an order: one act, tried again under the same key when the line broke. It names what the
 * customer read; where that has changed, the page is made anew and the customer asked again. Then
 * what was filled in is forgotten, and the result takes the form's place; a subscription has its
 * own.
 */
export function usePlacing<In, Out extends { orderNo: string }>(
  operation: Operation<In, Out>,
  { open, promised, subscribing }: Placing,
) {
  const go = useGo();
  const { read, readAgain } = useRead(open, promised);
  const act = useAction(operation, {
    tells: true,
    sameBy: unpromised,
    onDone: ({ orderNo }, { shown }) => {
      dropDraft();
      const result = subscribing
        ? to('/subscriberesult', { orderNo })
        : to('/fundResult', { orderNo });
      if (shown) go(result, { replace: true });
      else toast.done(words.taken, { label: words.look, onClick: () => go(result) });
    },
  });
  function onError(cause: Error) {
    if (!isChanged(cause)) return;
    readAgain(cause);
    void renew(CLOCK);
  }
  return { ...act, place: (input: In) => act.mutate({ ...input, ...read }, { onError }) };
}
