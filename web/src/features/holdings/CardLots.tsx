import clsx from 'clsx';
import { amountsHidden } from '@/app/amounts';
import { monthDay, spokenDay } from '@/lib/days';
import { amount, inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { isFree, type Lot, wayToFree } from './lots';
import { useCards } from './useCards';
import { lotWords as words } from './words';

interface CardLotsProps {
  fundCode: string;
  tradeAcco: string;
  lots: readonly Lot[];
}

/** The lots under one card, oldest first: that is the order in which they are redeemed. */
export function CardLots({ fundCode, tradeAcco, lots }: CardLotsProps) {
  const nameOf = useCards(fundCode);
  return (
    <Card title={nameOf(tradeAcco)}>
      <ol className="m-0 list-none divide-y divide-line p-0">
        {lots.map((lot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lots of a day may be alike
          <LotLine key={`${lot.registeredOn}-${index}`} lot={lot} />
        ))}
      </ol>
    </Card>
  );
}

/** One lot: shares and rate, the way to its free day, the dates. */
function LotLine({ lot }: { lot: Lot }) {
  const hidden = useStore(amountsHidden);
  const free = isFree(lot);
  const source = words.sources[lot.source] ?? words.sources.buy ?? '';
  const reduced = lot.shares !== lot.originalShares && !hidden;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <Figure value={lot.shares} size={17} hidden={hidden} /> {words.unit}
        </span>
        {free ? (
          <span className="text-13 strong text-brand">{words.freeNow}</span>
        ) : (
          <span className="text-13">{words.rateNow(percent(inPercent(lot.rate)))}</span>
        )}
      </div>
      <div className="my-2 h-1 overflow-hidden rounded-pill bg-pressed" aria-hidden="true">
        <div
          className={clsx('h-full rounded-pill', free ? 'bg-brand-fill' : 'bg-t3')}
          style={{ width: `${wayToFree(lot)}%` }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-12 text-t3">
        <span>
          {words.confirmed(monthDay(lot.registeredOn), source)}，{words.held(lot.days)}
        </span>
        <span>
          {free
            ? reduced && words.rest(amount(lot.originalShares))
            : lot.freeFrom
              ? words.freeFrom(spokenDay(lot.freeFrom))
              : words.neverFree}
        </span>
      </div>
    </li>
  );
}
