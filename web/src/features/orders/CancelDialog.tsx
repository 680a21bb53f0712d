import { cancelOrder, type orderDetail } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { useAction } from '@/api/query';
import { amount } from '@/lib/figures';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import { touchedByOrders } from './queries';
import { isBuy } from './states';
import { resultWords as words } from './words';

interface CancelDialogProps {
  order: Output<typeof orderDetail>;
  open: boolean;
  onClose: () => void;
}

/** Says what a cancellation brings back, and where to, before it is done. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const cancel = useAction(cancelOrder, {
    outdates: touchedByOrders,
    onDone: ({ message }) => {
      onClose();
      toast.done(message || words.cancelled);
    },
  });
  const buys = isBuy(order);
  return (
    <Dialog
      open={open}
      title={
        buys
          ? words.cancelTitleBuy(amount(order.amount))
          : words.cancelTitleRedeem(amount(order.shares))
      }
      text={buys ? words.cancelTextBuy(`${order.bankName} ${order.tail}`) : words.cancelTextRedeem}
      confirm={words.cancelConfirm}
      loading={cancel.isPending}
      onConfirm={() => cancel.mutate({ orderNo: order.orderNo }, { onError: onClose })}
      cancel={words.cancelBack}
      onCancel={onClose}
    />
  );
}
