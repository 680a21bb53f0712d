import { Link } from '@/app/Link';
import { to } from '@/app/links';
import { monthDay } from '@/lib/days';
import type { Decimal } from '@/lib/figures';
import { Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import { DealPill } from './DealPill';
import { isBuy, type Order } from './states';
import { subscribeWords } from './words';
import { dealDetailWords as words } from './words.deal';

/** The fund, the one figure of the order, its state, and what it was made of. */
export function DealHero({ order }: { order: Order }) {
  const main = mainFigure(order);
  const sides = sideFigures(order);
  return (
    <Hero>
      <Link
        to={to('/funddetail', { fundCode: order.fundCode })}
        className="flex min-h-[44px] flex-wrap items-center gap-x-2"
      >
        <Tag tone="brand">{order.kindName}</Tag>
        <span>{order.fundName}</span>
        <span className="text-13 text-t3">{order.fundCode}</span>
      </Link>
      <p className="mt-1 text-13 text-t2">{main.label}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {order.methodName ? (
          <span className="text-20 strong">{order.methodName}</span>
        ) : (
          <Figure value={main.value} size={36} />
        )}
        <DealPill order={order} />
      </div>
      {sides.length > 0 && (
        <dl className="mt-3 mb-0 flex flex-wrap justify-between gap-x-4 gap-y-2">
          {sides.map(({ label, value, places }) => (
            <div key={label}>
              <dt className="text-12 text-t2">{label}</dt>
              <dd className="m-0">
                <Figure value={value} places={places} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Hero>
  );
}

interface Side {
  label: string;
  value: Decimal;
  places?: number;
}

/** What the customer has from it once it is confirmed; until then what he asked for. */
function mainFigure(order: Order): Side {
  const { amount, shares, confirmedShares, confirmedAmount } = order;
  if (order.methodName) return { label: words.method, value: undefined };
  if (isBuy(order)) {
    return confirmedShares
      ? { label: words.confirmedShares, value: confirmedShares }
      : { label: order.kind === '020' ? subscribeWords.amount : words.buyAmount, value: amount };
  }
  if (order.kind === '143') {
    return confirmedAmount
      ? { label: words.dividend, value: confirmedAmount }
      : { label: words.changed, value: confirmedShares ?? shares };
  }
  if (order.kind === '144' || order.kind === '145') {
    return { label: words.changed, value: confirmedShares ?? shares };
  }
  return confirmedAmount
    ? { label: words.arrives, value: confirmedAmount }
    : { label: words.redeemShares, value: shares };
}

function sideFigures(order: Order): Side[] {
  if (!order.confirmedNav) return [];
  const buys = isBuy(order);
  if (order.kind === '020') {
    return [
      { label: words.asked, value: order.amount },
      { label: subscribeWords.fee, value: order.fee },
      { label: subscribeWords.interest, value: order.interest },
      { label: subscribeWords.price, value: order.confirmedNav, places: 4 },
    ];
  }
  return [
    buys
      ? { label: words.asked, value: order.amount }
      : { label: words.askedShares, value: order.confirmedShares ?? order.shares },
    { label: words.nav(monthDay(order.dates.tDay)), value: order.confirmedNav, places: 4 },
    { label: buys ? words.fee : words.redeemFee, value: order.fee },
  ];
}
