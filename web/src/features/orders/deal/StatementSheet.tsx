import { MailSheet } from '@/trade/customer/MailSheet';
import type { Order } from '@/trade/order/states';
import { call } from '@/wire/call';
import { mailStatement } from '@/wire/gen/orders';
import { statementWords as words } from './words.statement';

interface StatementSheetProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Mails the statement of an order to the customer. */
export default function StatementSheet({ order, open, onClose }: StatementSheetProps) {
  const { orderNo } = order;
  async function mail() {
    const { email } = await call(mailStatement, { orderNo }, { silent: true });
    return { email, sent: words.sent, wait: words.wait };
  }
  return (
    <MailSheet title={words.title} what={words.what} mail={mail} open={open} onClose={onClose} />
  );
}
