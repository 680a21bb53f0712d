import type { orderDetail } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import { toast } from '@/ui/toast';
import { isBuy } from './states';
import { buyWords, resultWords as words } from './words';
import { sourceWords } from './words.source';

/** Card and number of the order. */
export function ResultFacts({ order }: { order: Output<typeof orderDetail> }) {
  async function copy() {
    await navigator.clipboard.writeText(order.orderNo);
    toast.done(words.copied);
  }
  return (
    <Card>
      <KeyValues
        rows={[
          [
            isBuy(order) ? words.from : words.toCard,
            order.paired
              ? sourceWords.name(order.paired.fundName)
              : buyWords.card(order.bankName, order.tail),
          ],
          [
            words.orderNo,
            <span key="no">
              {order.orderNo}　<TextButton onClick={copy}>{words.copy}</TextButton>
            </span>,
          ],
        ]}
      />
    </Card>
  );
}
