import { monthDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import * as UnsettledKind from '@/wire/gen/codes/unsettled-kind';
import { type CardDetail, childAccounts } from './unsettled';
import { infoWords as words } from './words';

/** What was bought with the card and is held still, by fund. */
export function SharesCard({ card }: { card: CardDetail }) {
  const hidden = useStore(amountsHidden);
  const held = card.unsettled.filter(({ kind }) => kind === UnsettledKind.Holding);
  const children = childAccounts(card.unsettled);
  const sum = card.worthOn && (
    <span className="text-13 text-t2">
      {monthDay(card.worthOn)} <Figure value={card.worth} size={13} hidden={hidden} />
    </span>
  );
  return (
    <Card title={words.shares} end={sum}>
      {held.length === 0 && <p className="text-t2">{words.noShares}</p>}
      {held.map(({ fundCode, tradeAcco, title, shares, amount: worth }) => (
        <Row
          key={`${fundCode} ${tradeAcco}`}
          title={title}
          sub={`${hidden ? HIDDEN : amount(shares)}${words.unit}`}
          value={<Figure value={worth} hidden={hidden} />}
          to={
            children.has(tradeAcco)
              ? to('/ChildAsset')
              : to('/assetDetails', { fundCode: fundCode ?? '' })
          }
        />
      ))}
    </Card>
  );
}
