import { useState } from 'react';
import { monthDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import * as UnsettledKind from '@/wire/gen/codes/unsettled-kind';
import { type CardDetail, childAccounts } from './unsettled';
import { infoWords as words } from './words';

/** So many are shown at first: what stands against leaving the card is below. */
const FIRST = 5;

/** What was bought with the card and is held still, by fund. */
export function SharesCard({ card }: { card: CardDetail }) {
  const hidden = useStore(amountsHidden);
  const [all, setAll] = useState(false);
  const held = card.unsettled.filter(({ kind }) => kind === UnsettledKind.Holding);
  const children = childAccounts(card.unsettled);
  const many = held.length > FIRST + 1;
  const shown = many && !all ? held.slice(0, FIRST) : held;
  const sum = card.worthOn && (
    <span className="text-13 text-t2">
      {monthDay(card.worthOn)} <Figure value={card.worth} size={13} hidden={hidden} />
    </span>
  );
  return (
    <Card title={words.shares} end={sum}>
      {held.length === 0 && <p className="text-t2">{words.noShares}</p>}
      {shown.map(({ fundCode, tradeAcco, title, shares, amount: worth }) => (
        <Row
          key={`${fundCode} ${tradeAcco}`}
          title={title}
          sub={[
            `${hidden ? HIDDEN : amount(shares)}${words.unit}`,
            children.has(tradeAcco) && words.ofChild,
          ]
            .filter(Boolean)
            .join('，')}
          value={<Figure value={worth} hidden={hidden} />}
          to={
            children.has(tradeAcco)
              ? to('/ChildAsset')
              : to('/assetDetails', { fundCode: fundCode ?? '' })
          }
        />
      ))}
      {many && (
        <p className="mt-2 text-center">
          <TextButton onClick={() => setAll(!all)}>
            {all ? words.fewer : words.allShares(held.length)}
          </TextButton>
        </p>
      )}
    </Card>
  );
}
