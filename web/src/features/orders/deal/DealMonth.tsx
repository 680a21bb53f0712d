import { direction } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { DealRow } from '@/trade/order/DealRow';
import type { TradeMonth } from '@/trade/order/deals';
import { dealWords as words } from '@/trade/order/words.deal';
import { Figure } from '@/ui/Figure';

/** A month with what was bought and what was redeemed in it. */
export function DealMonth({ month }: { month: TradeMonth }) {
  const hidden = useStore(amountsHidden);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 pb-2">
        <h2 className="text-15 strong">{words.month(month.month)}</h2>
        <span className="flex flex-wrap gap-x-3 text-12 text-t2">
          {(['bought', 'arrived'] as const)
            .filter((side) => hidden || direction(month[side]) === 'up')
            .map((side) => (
              <span key={side}>
                {words[side]} <Figure value={month[side]} size={13} hidden={hidden} />
              </span>
            ))}
        </span>
      </div>
      <div className="card">
        {month.records.map((record) => (
          <DealRow key={record.orderNo} record={record} />
        ))}
      </div>
    </section>
  );
}
