import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { spokenDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { firstText, type Onward, secondText } from '@/trade/order/onward';
import { type Order, stateName } from '@/trade/order/states';
import { legWords as words } from '@/trade/order/words.legs';
import { Card, Inset } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';

interface OnwardCardProps {
  /** The redemption. */
  order: Order;
  onward: Onward;
}

/** Both legs of a redemption into a fund: what it brought, and what that bought, or why it did not. */
export default function OnwardCard({ order, onward }: OnwardCardProps) {
  const hidden = useStore(amountsHidden);
  const { stage, reason, purchase, targetFundCode, targetFundName } = onward;
  const sum = purchase?.amount ?? onward.amount;
  const second = secondText(onward);
  return (
    <Card title={words.legs}>
      <Leg title={words.first} name={order.fundName} fundCode={order.fundCode}>
        <Figure
          value={order.confirmedShares ?? order.shares}
          size={17}
          unit={words.unit}
          hidden={hidden}
        />
        <span>{firstText(order)}</span>
      </Leg>
      <Leg title={words.second} name={targetFundName} fundCode={targetFundCode}>
        {sum && stage !== 'nothing' && <Figure value={sum} size={17} prefix="¥" hidden={hidden} />}
        <span>{hidden ? withoutSums(second) : second}</span>
      </Leg>
      {stage === 'toCard' && (
        <Note
          tone="warn"
          icon={<CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
          className="my-2"
        >
          <Sentence>{(purchase ? words.backToCard : words.toCard)(reason)}</Sentence>
        </Note>
      )}
      {purchase && (
        <Row
          title={words.purchase}
          sub={spokenDay(purchase.tDay)}
          value={<span className="text-13 text-t2">{stateName(purchase)}</span>}
          to={to('/dealDetails', { orderNo: purchase.orderNo })}
        />
      )}
    </Card>
  );
}

interface LegProps {
  title: string;
  name: string;
  fundCode: string;
  /** What goes through it, and how far it is. */
  children: ReactNode;
}

function Leg({ title, name, fundCode, children }: LegProps) {
  return (
    <Inset className="my-2">
      <p className="m-0 text-13 text-t3">{title}</p>
      <Link to={to('/funddetail', { fundCode })} className="strong">
        {name} <span className="text-13 text-t3">{fundCode}</span>
      </Link>
      <p className="m-0 mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-t2">
        {children}
      </p>
    </Inset>
  );
}
