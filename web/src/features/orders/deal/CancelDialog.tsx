import { resultWords as words } from '@/features/orders/words.result';
import { amount } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { formWords } from '@/trade/form/words';
import { sourceWords } from '@/trade/form/words.source';
import { isBuy, type Order } from '@/trade/order/states';
import { onwardWords } from '@/trade/order/words.onward';
import { Dialog } from '@/ui/Dialog';
import { useAction } from '@/wire/action';
import { cancelOrder } from '@/wire/gen/orders';

interface CancelDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Says what a cancellation brings back, and where to, before it is done. */
export default function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const cancel = useAction(cancelOrder, {
    onDone: ({ message }) => {
      onClose();
      // Of money, the page says how much comes back, where to and by when.
      toast.done((!refunds(order) && message) || words.cancelled);
    },
  });
  return (
    <Dialog
      open={open}
      {...consequence(order)}
      confirm={words.cancelConfirm}
      loading={cancel.isPending}
      onConfirm={() => cancel.mutate({ orderNo: order.orderNo }, { onError: onClose })}
      cancel={words.cancelBack}
      onCancel={onClose}
    />
  );
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
    const card = formWords.card(order.bankName, order.tail);
    const text = order.paidBy ? onwardWords.cancelText(card) : words.cancelTextBuy(card);
    return { title: words.cancelTitleBuy(amount(order.amount)), text };
  }
  return { title: words.cancelTitleRedeem(amount(order.shares)), text: words.cancelTextRedeem };
}
