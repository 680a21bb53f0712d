import { dayTime } from '@/lib/days';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import { toast } from '@/ui/toast';
import { isBuy, type Order } from './states';
import { buyWords, resultWords } from './words';
import { dealDetailWords as words } from './words.deal';

/** Card, number and time of the order. */
export function DealFacts({ order }: { order: Order }) {
  async function copy() {
    await navigator.clipboard.writeText(order.orderNo);
    toast.done(resultWords.copied);
  }
  const role = order.methodName ? 'held' : isBuy(order) ? 'pay' : 'payout';
  const card = words.card[role];
  return (
    <Card title={words.facts}>
      <KeyValues
        rows={[
          [card, order.bankName ? buyWords.card(order.bankName, order.tail) : '--'],
          [words.created, dayTime(Date.parse(order.createdAt))],
          [
            words.orderNo,
            <span key="no">
              {order.orderNo}　<TextButton onClick={copy}>{resultWords.copy}</TextButton>
            </span>,
          ],
        ]}
      />
    </Card>
  );
}
