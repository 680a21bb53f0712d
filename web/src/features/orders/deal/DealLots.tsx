import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { spokenDay } from '@/lib/days';
import { amount, direction, HIDDEN, inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { isFree, isIn, type Lot } from '@/trade/order/lots';
import { isBuy, type Order } from '@/trade/order/states';
import { whoseOf } from '@/trade/order/whose';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { showTradeRule } from '@/wire/gen/funds';
import { shareLots } from '@/wire/gen/holdings';

/** What is left of the lot that this purchase made, and what redeeming it would cost by then. */
export default function DealLots({ order }: { order: Order }) {
  const hidden = useStore(amountsHidden);
  const confirmed = isBuy(order) && Boolean(order.confirmedOn);
  const { fundCode, tradeAcco } = order;
  const lots = useQuery({ ...shareLots({ fundCode, tradeAcco }), enabled: confirmed });
  const rules = useQuery({
    ...showTradeRule({ fundCode }),
    enabled: confirmed,
    staleTime: 600_000,
  });
  const { purpose } = whoseOf(order);
  const lot = lots.data?.lots.find((one) => isOf(one, order));
  if (!confirmed || !lot) return null;
  return (
    <Card title={words.lots} more={words.lotsMore} to={to('/sharedetail', { fundCode, purpose })}>
      <div className="mb-3 flex justify-between gap-3 text-13 text-t2">
        <span>{words.lotOn(spokenDay(lot.registeredOn))}</span>
        {lot.shares === lot.originalShares ? (
          <Figure value={lot.shares} size={13} unit={words.unit} hidden={hidden} />
        ) : (
          <span>{words.lotLeft(hidden ? HIDDEN : amount(lot.shares))}</span>
        )}
      </div>
      <Tiers tiers={rules.data?.fees?.redeem ?? []} days={lot.days} />
      <p className="mt-3 text-13 text-t2">
        {isFree(lot) ? words.freeNow : lot.freeFrom && words.freeFrom(spokenDay(lot.freeFrom))}
      </p>
    </Card>
  );
}

/** The TA makes one lot of a purchase, which keeps its number wherever its shares go. */
function isOf(lot: Lot, order: Order): boolean {
  return lot.lotNo === order.orderNo && lot.tradeAcco === order.tradeAcco;
}

interface TiersProps {
  tiers: readonly { range: string; rate: string; fromDays: number; belowDays?: number | null }[];
  days: number;
}

/** The fee by days of holding side by side; the present tier is blue. */
function Tiers({ tiers, days }: TiersProps) {
  return (
    <ol className="m-0 grid auto-cols-fr grid-flow-col gap-1 overflow-hidden rounded-inner p-0">
      {tiers.map((tier) => {
        const now = isIn(tier, days);
        return (
          <li
            key={tier.fromDays}
            aria-current={now ? 'true' : undefined}
            className={clsx(
              'list-none px-1 py-2 text-center',
              now ? 'bg-brand-weak text-brand' : 'bg-inset',
            )}
          >
            <span className={clsx('block text-12', !now && 'text-t2')}>{tier.range}</span>
            <span className="block strong">
              {direction(tier.rate) === 'flat' ? words.free : percent(inPercent(tier.rate))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
