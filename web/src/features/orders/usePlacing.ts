import type { Operation } from '@/api/operation';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { dropDraft } from './draft';
import { touchedByOrders } from './queries';

/**
 * Places an order: one act, tried again under the same key when the line broke. Then what was
 * filled in is forgotten, and the result takes the form's place; a subscription has its own.
 */
export function usePlacing<In, Out extends { orderNo: string }>(
  operation: Operation<In, Out>,
  subscribing = false,
) {
  const go = useGo();
  return useAction(operation, {
    tells: true,
    outdates: touchedByOrders,
    onDone: ({ orderNo }) => {
      dropDraft();
      const shown = { orderNo };
      const result = subscribing ? to('/subscriberesult', shown) : to('/fundResult', shown);
      go(result, { replace: true });
    },
  });
}
