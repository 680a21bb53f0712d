import type { ReactNode } from 'react';
import { resultWords } from '@/features/orders/words.result';
import { copyText } from '@/lib/clipboard';
import { dayTime } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { sourceWords } from '@/trade/form/words.source';
import { AccountName } from '@/trade/order/AccountName';
import { isBuy, isMove, isOwn, isRedemption, type Order, payeeOf } from '@/trade/order/states';
import { payerOf } from '@/trade/order/whose';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { movedWords } from '@/trade/order/words.moved';
import { onwardWords } from '@/trade/order/words.onward';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { KeyValues, Row } from '@/ui/Row';
import { StatementRow } from './StatementRow';

/** Card, number and time of the order, and its statement by e-mail. */
export default function DealFacts({ order }: { order: Order }) {
  const hidden = useStore(amountsHidden);
  async function copy() {
    if (await copyText(order.orderNo)) toast.done(resultWords.copied);
    else toast.show(resultWords.notCopied);
  }
  const role = cardRole(order);
  return (
    <Card title={words.facts}>
      <KeyValues
        rows={[
          ...planRows(order),
          ...pairedRows(order),
          ...movedRows(order),
          [isMove(order) ? movedWords.card : words.card[role], cardOf(order, role)],
          ...refundRows(order),
          ...voucherRows(order, hidden),
          [isOwn(order) ? words.created : words.made, dayTime(Date.parse(order.createdAt))],
          [
            words.orderNo,
            <span key="no">
              {order.orderNo}　<TextButton onClick={copy}>{resultWords.copy}</TextButton>
            </span>,
          ],
        ]}
      />
      {isOwn(order) && <Row title={words.info} to={to('/dealInfo', { orderNo: order.orderNo })} />}
      <StatementRow order={order} />
    </Card>
  );
}

/** What the card is to the order: it pays, it is paid, or the shares are held under it. */
function cardRole(order: Order): 'pay' | 'payout' | 'held' {
  const { paired, paidBy, conversion, onward, payout } = order;
  if (order.methodName || paired || paidBy || conversion || isMove(order)) return 'held';
  if (onward && !payout) return 'held';
  if (isBuy(order)) return 'pay';
  return isRedemption(order) || order.confirmedAmount ? 'payout' : 'held';
}

/** The card as it is named; proceeds may have gone to another one than the order's. */
function cardOf(order: Order, role: keyof typeof words.card): string {
  const { bankName, tail } = role === 'payout' ? payeeOf(order) : order;
  return bankName ? payerOf(order, { bankName, tail }) : '--';
}

/** Of shares that move: both accounts. */
function movedRows(order: Order): [string, ReactNode][] {
  if (!isMove(order)) return [];
  return [
    [movedWords.from, <AccountName key="from" purpose={order.purpose} />],
    [movedWords.into, <AccountName key="into" purpose={order.movedTo} />],
    [movedWords.fee, movedWords.free],
  ];
}

/** Where a purchase's money went back to, when that is not the card that paid. */
function refundRows(order: Order): [string, ReactNode][] {
  const { payout } = order;
  const same = payout?.tail === order.tail && payout?.bankName === order.bankName;
  if (!isBuy(order) || !payout || same) return [];
  return [[words.card.refund, payerOf(order, payout)]];
}

/** What the voucher took and saves, and where its points are. */
function voucherRows({ voucher }: Order, hidden: boolean): [string, ReactNode][] {
  if (!voucher) return [];
  const { name, points, saved, stateName } = voucher;
  return [[name, words.voucher(points, saved && (hidden ? HIDDEN : amount(saved)), stateName)]];
}

/** Of a run of a plan: the way to the plan. */
function planRows({ planNo }: Order): [string, ReactNode][] {
  if (!planNo) return [];
  const link = (
    <Link key={planNo} to={to('/fixedinvestdetail', { planNo })} className="text-link">
      {words.planLook}
    </Link>
  );
  return [[words.plan, link]];
}

/** Of an order that another one pays, or that pays for another: the way to that one. */
function pairedRows(order: Order): [string, ReactNode][] {
  const { paired, paidBy } = order;
  if (paidBy)
    return [[onwardWords.paidBy, linkTo(paidBy, onwardWords.proceedsOf(paidBy.fundName))]];
  if (!paired) return [];
  if (!isBuy(order)) return [[sourceWords.purpose, linkTo(paired, paired.fundName)]];
  return [[sourceWords.role, linkTo(paired, sourceWords.name(paired.fundName))]];
}

function linkTo({ orderNo }: NonNullable<Order['paired']>, name: string): ReactNode {
  return (
    <Link key={orderNo} to={to('/dealDetails', { orderNo })} className="text-link">
      {name}
    </Link>
  );
}
