import { resultWords as words } from '@/features/orders/words.result';
import { amount } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { sourceWords } from '@/trade/form/words.source';
import { isBuy, type Order } from '@/trade/order/states';
import { payerOf } from '@/trade/order/whose';
import { onwardWords } from '@/trade/order/words.onward';
import { useAction } from '@/wire/action';
import { cancelOrder } from '@/wire/gen/orders';

/** Says what a cancellation brings back, and where to, before it is done. */
export function useCancelling(order: Order) {
  const cancel = useAction(cancelOrder, {
    // Of money, the page says how much comes back, where to and by when.
    onDone: ({ message }) => toast.done((!refunds(order) && message) || words.cancelled),
  });
  return () =>
    confirm({
      ...consequence(order),
      confirm: words.cancelConfirm,
      cancel: words.cancelBack,
      act: () => cancel.mutateAsync({ orderNo: order.orderNo }),
    });
}

/** Money comes back, not shares. */
function refunds(order: Order): boolean {
  return isBuy(order) && !order.paired;
}

/** What comes back, and where to. */
function consequence(order: Order): { title: string; text: string } {
  if (order.methodName) {
    return { title: words.cancelTitleMethod, text: words.cancelTextMethod(order.methodName) };
  }
  if (isBuy(order) && order.paired) {
    return { title: sourceWords.cancelTitle(amount(order.amount)), text: sourceWords.cancelText };
  }
  if (refunds(order)) {
    const card = payerOf(order);
    const text = order.paidBy ? onwardWords.cancelText(card) : words.cancelTextBuy(card);
    return { title: words.cancelTitleBuy(amount(order.amount)), text };
  }
  return { title: words.cancelTitleRedeem(amount(order.shares)), text: words.cancelTextRedeem };
}
