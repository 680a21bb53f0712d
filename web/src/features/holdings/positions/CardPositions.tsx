import { amount, direction } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { type CardHolding, useByCard } from './byCard';
import type { HeldFund } from './PositionRow';
import { positionWords as words } from './words';

/** The shares under each card: they are redeemed to it. */
export function CardPositions({ funds }: { funds: readonly HeldFund[] }) {
  const hidden = useStore(amountsHidden);
  const cards = useByCard(funds);
  return (
    <QueryView query={cards} bones={<SkeletonRows />} failed={words.cardFailed}>
      {(data) => (
        <>
          {data.map(({ tradeAcco, name, rows }) => (
            <Card key={tradeAcco} title={name}>
              {rows.map((row) => (
                <CardRow key={row.fund.fundCode} {...row} hidden={hidden} />
              ))}
            </Card>
          ))}
          <p className="px-5 pb-2 text-12 text-t3">{words.cardFoot}</p>
        </>
      )}
    </QueryView>
  );
}

function CardRow({ fund, card, hidden }: CardHolding['rows'][number] & { hidden: boolean }) {
  const frozen = direction(card.frozen) === 'up';
  return (
    <Row
      title={fund.fundName}
      sub={
        <>
          <Figure value={card.shares} size={13} hidden={hidden} unit={words.unit} />
          {frozen && (
            <span className="block">
              {hidden ? words.frozenHidden : words.frozen(amount(card.frozen))}
            </span>
          )}
        </>
      }
      value={<Figure value={card.value} hidden={hidden} />}
      to={to('/assetDetails', { fundCode: fund.fundCode })}
    />
  );
}
