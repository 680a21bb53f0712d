import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import type { Order } from '@/trade/order/states';
import { isChilds } from '@/trade/order/whose';
import { convertedWords } from '@/trade/order/words.converted';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { movedWords } from '@/trade/order/words.moved';
import { Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import { DealPill } from './DealPill';
import { mainFigure, sideFigures } from './dealFigures';

/** The fund, the one figure of the order, its state, and what it was made of. */
export function DealHero({ order }: { order: Order }) {
  const hidden = useStore(amountsHidden);
  const main = mainFigure(order);
  const sides = sideFigures(order);
  return (
    <Hero>
      {order.conversion ? (
        <Pair order={order} {...order.conversion} />
      ) : (
        <Link
          to={to('/funddetail', { fundCode: order.fundCode })}
          className="flex min-h-[var(--tap)] flex-wrap items-center gap-x-2"
        >
          <Tag tone="brand">{order.kindName}</Tag>
          <span>{order.fundName}</span>
          <span className="text-13 text-t3">{order.fundCode}</span>
          {whoseTag(order)}
        </Link>
      )}
      <p className="mt-1 flex items-center text-13 text-t2">
        {main.label}
        {!order.methodName && <HideEye />}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {order.methodName ? (
          <span className="text-20 strong">{order.methodName}</span>
        ) : (
          <Figure value={main.value} size={36} hidden={hidden} />
        )}
        <DealPill order={order} />
      </div>
      {sides.length > 0 && (
        <dl className="mt-3 mb-0 flex flex-wrap justify-between gap-x-4 gap-y-2">
          {sides.map(({ label, value, places, unit, price }) => (
            <div key={label}>
              <dt className="text-12 text-t2">{label}</dt>
              <dd className="m-0">
                <Figure value={value} places={places} unit={unit} hidden={hidden && !price} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Hero>
  );
}

/** Where shares go that are moved; else that it is a child's. */
function whoseTag({ purpose, movedTo }: Order) {
  if (movedTo) return <Tag>{isChilds(movedTo) ? movedWords.toChild : movedWords.toOwn}</Tag>;
  return isChilds(purpose) && <Tag>{words.child}</Tag>;
}

interface PairProps {
  order: Order;
  targetFundCode: string;
  targetFundName: string;
}

/** The two funds of a conversion, each of which leads to its own page. */
function Pair({ order, targetFundCode, targetFundName }: PairProps) {
  return (
    <p className="flex min-h-[var(--tap)] flex-wrap items-center gap-x-2">
      <Tag tone="brand">{order.kindName}</Tag>
      <Link to={to('/funddetail', { fundCode: order.fundCode })}>{order.fundName}</Link>
      <span className="flex items-center gap-x-2">
        <span className="text-13 text-t3">{convertedWords.into}</span>
        <Link to={to('/funddetail', { fundCode: targetFundCode })}>{targetFundName}</Link>
      </span>
    </p>
  );
}
