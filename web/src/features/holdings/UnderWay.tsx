import { HandCoins, Hourglass } from 'lucide-react';
import { amount, direction } from '@/lib/figures';
import type { heldFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { assetWords as words } from './words';

interface UnderWayProps {
  fund: Pick<Output<typeof heldFunds>['funds'][number], 'inTransit' | 'frozen' | 'roundDividends'>;
  /** When a purchase is promised to be confirmed; empty without one. */
  due?: string;
  hidden: boolean;
}

/** What is on its way into a holding and out of it, and what its profit has in cash dividends. */
export function UnderWay({ fund, due = '', hidden }: UnderWayProps) {
  const { inTransit, frozen, roundDividends } = fund;
  const way = [
    direction(inTransit) === 'up' &&
      (hidden ? words.buyingHidden(due) : words.buying(amount(inTransit), due)),
    direction(frozen) === 'up' &&
      (hidden ? words.redeemingHidden : words.redeeming(amount(frozen))),
  ].filter((text) => text !== false);
  const paid = direction(roundDividends) === 'up';
  return (
    <>
      {way.map((text) => (
        <span key={text} className="note mt-3 items-center">
          <Hourglass size={16} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
          {text}
        </span>
      ))}
      {paid && (
        <span className="note mt-3 items-center">
          <HandCoins size={16} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
          {hidden ? words.dividendsHidden : words.dividends(amount(roundDividends))}
        </span>
      )}
    </>
  );
}
