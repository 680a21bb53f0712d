import { CircleAlert } from 'lucide-react';
import { resultWords } from '@/features/orders/words.result';
import { subscribedWords } from '@/features/orders/words.subscribed';
import { amount } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { type Order, unpaidReason } from '@/trade/order/states';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';
import * as OrderStatus from '@/wire/gen/codes/order-status';
import * as PayStatus from '@/wire/gen/codes/pay-status';
import { partlyText } from './dealFigures';
import { refundText } from './refund';

/** Why it was refused or only partly done, and where the money goes. */
export function DealReason({ order }: { order: Order }) {
  const hidden = useStore(amountsHidden);
  const { reason, refund, status, payStatus } = order;
  const unpaid = unpaidReason(order);
  const texts = [
    unpaid !== undefined && resultWords.unpaidText(unpaid),
    status === OrderStatus.PartlyConfirmed && partlyText(order),
    reason && `${reason}。`,
    payStatus === PayStatus.PayFailed && `${resultWords.notCharged}。`,
    unpaid === undefined && refund && refundText(order, amount(refund)),
    refund && order.interest && subscribedWords.interestIn(amount(order.interest)),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  const said = texts.join('');
  return (
    <Note
      tone={status === OrderStatus.Cancelled ? 'surface' : 'warn'}
      icon={<CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
      className="mx-4 mb-3"
    >
      <Sentence>{hidden ? withoutSums(said) : said}</Sentence>
    </Note>
  );
}
