import type { ReactNode } from 'react';
import { assetWords, heldWords as words } from '@/features/holdings/words';
import { firstDay, spokenDay } from '@/lib/days';
import { type Decimal, direction } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { isMoney } from '@/trade/fund/money';
import { Term } from '@/trade/fund/Term';
import { Card } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

/** Shares, price and cost, and what has already been taken out. */
export function HeldFacts({ held }: { held: Output<typeof heldDetail> }) {
  const hidden = useStore(amountsHidden);
  const { fund, realisedProfit, carriedProfit, dividends } = held;
  const fewer = held.available !== fund.shares;
  const from = firstDay(held.cards.map((card) => card.youngFrom));
  return (
    <Card title={words.facts}>
      <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-4">
        <Fact label={words.shares} value={fund.shares} hidden={hidden} />
        {fewer && <Fact label={words.available} value={held.available} hidden={hidden} />}
        <Fact
          label={<Term noun="单位净值">{words.nav(fund.navDate)}</Term>}
          value={fund.navDate && fund.nav}
          places={4}
        />
        <Fact
          label={<Term noun={words.cost}>{words.cost}</Term>}
          value={fund.cost}
          hidden={hidden}
        />
        {!isMoney(fund) && (
          <Fact label={words.unitCost} value={fund.unitCost} places={4} hidden={hidden} />
        )}
        <Fact label={words.realised} value={realisedProfit} hidden={hidden} change />
        {direction(carriedProfit) !== 'flat' && (
          <Fact label={words.carried} value={carriedProfit} hidden={hidden} change />
        )}
        <Fact label={words.dividends} value={dividends} hidden={hidden} />
        {direction(fund.inTransit) === 'up' && (
          <Fact
            label={<Term noun={assetWords.transit}>{assetWords.transit}</Term>}
            value={fund.inTransit}
            hidden={hidden}
          />
        )}
      </dl>
      {from && <p className="mt-3 text-13 text-t2">{words.youngFrom(spokenDay(from))}</p>}
    </Card>
  );
}

interface FactProps {
  label: ReactNode;
  value: Decimal;
  places?: number;
  hidden?: boolean;
  /** A profit: with its sign and colour. */
  change?: boolean;
}

function Fact({ label, change, ...figure }: FactProps) {
  return (
    <div>
      <dt className="text-12 text-t2">{label}</dt>
      <dd className="m-0">{change ? <Delta {...figure} /> : <Figure {...figure} />}</dd>
    </div>
  );
}
