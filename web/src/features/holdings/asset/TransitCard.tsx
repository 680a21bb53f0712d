import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { assetWords as words } from '@/features/holdings/words';
import { monthDay } from '@/lib/days';
import { direction, amount as inFigures } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { BelowFirstView } from '@/patterns/BelowFirstView';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import * as PayStatus from '@/wire/gen/codes/pay-status';
import type { assetOverview } from '@/wire/gen/holdings';
import { ordersInTransit } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

// Only where something is on its way, and after it has been seen: few have any.
const IntoTransit = lazy(() => import('@/trade/order/IntoTransit'));

type Order = Output<typeof ordersInTransit>['orders'][number];

type Money = Pick<Output<typeof assetOverview>, 'inTransit' | 'buying' | 'leaving'>;

/** Money and orders on their way; nothing when there are none. */
export function TransitCard({ assets }: { assets: Money }) {
  const amount = assets.inTransit;
  const hidden = useStore(amountsHidden);
  const transit = useQuery(ordersInTransit());
  const orders = transit.data?.orders ?? [];
  const refused = transit.data?.refused ?? [];
  const returning = transit.data?.returning ?? [];
  const money = direction(amount) === 'up';
  if (!money && orders.length === 0) return null;
  const [first, ...more] = [...orders, ...refused, ...returning];
  const only = more.length === 0 ? first : undefined;
  const parts = [
    waitingOf(orders, returning) + onlyDue([...orders, ...returning]),
    refused.length > 0 && words.refused(refused.length),
    !hidden && apart(assets),
    money && words.counted,
  ].filter(Boolean);
  return (
    <Card>
      <Row
        icon={<Hourglass size={22} strokeWidth={1.75} className="text-brand" aria-hidden="true" />}
        title={
          <>
            {money ? words.transit : words.under}
            {money && <Figure className="ms-1" value={amount} hidden={hidden} />}
          </>
        }
        sub={<Sentence>{parts.join('，')}</Sentence>}
        to={only ? to('/dealDetails', { orderNo: only.orderNo }) : listOf(returning)}
      />
      <BelowFirstView bones={null}>
        <Suspense>
          <IntoTransit />
        </Suspense>
      </BelowFirstView>
    </Card>
  );
}

/** `其中买入1,000.00元，打款500.00元`, where there is both. */
function apart({ buying, leaving }: Money): string | false {
  const both = direction(buying) === 'up' && direction(leaving) === 'up';
  return both && words.apart(inFigures(buying), inFigures(leaving));
}

/** What goes to a card is final as an order, and stands among all of them only. */
function listOf(returning: readonly Order[]): string {
  return to('/deal', returning.length > 0 ? {} : { type: 'inTransit' });
}

/** When it is promised; the shares of a fund in its offering come when that is established. */
export function dueText({ kind, dueOn }: Pick<Order, 'kind' | 'dueOn'>): string {
  if (!dueOn) return '';
  return kind === OrderKind.Subscribe
    ? words.dueLatest(monthDay(dueOn))
    : words.due(monthDay(dueOn));
}

/** What an order of each kind is waiting for; any other is being worked on. */
const KINDS: Readonly<Record<string, keyof typeof words.waiting>> = {
  [OrderKind.Subscribe]: 'buy',
  [OrderKind.Buy]: 'buy',
  [OrderKind.Instalment]: 'buy',
  [OrderKind.SmartInstalment]: 'buy',
  [OrderKind.Redeem]: 'redeem',
  [OrderKind.Convert]: 'convert',
  [OrderKind.DividendMethod]: 'method',
};

const ORDER = [
  'buy',
  'redeem',
  'into',
  'convert',
  'method',
  'other',
  'refund',
  'proceeds',
] as const;

/** The day of a single order; one into a fund has two, which stand in a line of their own. */
function onlyDue([order, ...more]: readonly Order[]): string {
  if (!order || more.length > 0 || kindOf(order) === 'into') return '';
  return dueText(order);
}

/** `1笔买入待确认，1笔退款待到账`: all that is in the sum. */
function waitingOf(orders: readonly Order[], returning: readonly Order[]): string {
  const kinds = [...orders.map(kindOf), ...returning.map(backOf)];
  return ORDER.map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => words.waiting[kind](count))
    .join('，');
}

/** Money that goes to a card: what was paid, or what a redemption brought. */
function backOf({ payStatus }: Order): keyof typeof words.waiting {
  return payStatus === PayStatus.Refunding ? 'refund' : 'proceeds';
}

function kindOf({ kind, targetFundCode }: Order): keyof typeof words.waiting {
  const name = KINDS[kind] ?? 'other';
  return name === 'redeem' && targetFundCode ? 'into' : name;
}
