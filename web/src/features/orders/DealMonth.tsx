import { amountsHidden } from '@/app/amounts';
import { useStore } from '@/lib/store';
import { Figure } from '@/ui/Figure';
import { DealRow } from './DealRow';
import type { TradeMonth } from './deals';
import { dealWords as words } from './words.deal';

/** A month with what was bought and what was redeemed in it. */
export function DealMonth({ month }: { month: TradeMonth }) {
  const hidden = useStore(amountsHidden);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 pb-2">
        <h2 className="text-15 strong">{words.month(month.month)}</h2>
        <span className="text-12 text-t2">
          {words.bought} <Figure value={month.bought} size={13} hidden={hidden} />　{words.arrived}{' '}
          <Figure value={month.arrived} size={13} hidden={hidden} />
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
