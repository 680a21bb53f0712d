import type { Whose } from '@/features/holdings/purpose';
import { useCards } from '@/features/holdings/useCards';
import { methodWords, heldWords as words } from '@/features/holdings/words';
import { direction } from '@/lib/figures';
import { to } from '@/route/links';
import { wayWords } from '@/trade/customer/words.ways';
import { isMoney } from '@/trade/fund/money';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

type Held = Output<typeof heldDetail>;

/**
 * The dividend method of each card, and whether its shares are held back. A money fund's income
 * becomes shares each day, which nobody chooses.
 */
export function DividendCard({ held, purpose }: Whose & { held: Held }) {
  const { fundCode } = held.fund;
  const nameOf = useCards(fundCode, purpose);
  // Without shares no dividend comes, and there is nothing to choose.
  if (held.cards.length === 0 || direction(held.fund.shares) !== 'up') return null;
  const money = isMoney(held.fund);
  const more = money ? undefined : words.dividendMore;
  return (
    <Card title={words.dividend} more={more} to={to('/way', { fundCode, purpose })}>
      <ul className="m-0 list-none divide-y divide-line p-0">
        {held.cards.map((card) => (
          <li key={card.tradeAcco} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="text-t2">{nameOf(card.tradeAcco)}</span>
              <span>{methodWords.names[card.dividendMethod]}</span>
            </div>
            <p className="text-13 text-t3">{money ? methodWords.moneyFund : explained(card)}</p>
            {card.blocked && (
              <Note tone="warn" className="mt-2">
                {words.blocked}
              </Note>
            )}
          </li>
        ))}
      </ul>
      {!money && (
        <div className="-mb-2 mt-3 border-t border-line">
          <Row title={wayWords.dividends} to={to('/fundDividen', { fundCode })} />
        </div>
      )}
    </Card>
  );
}

function explained({ pendingMethod, dividendMethod }: Held['cards'][number]): string {
  return pendingMethod
    ? words.pending(methodWords.names[pendingMethod])
    : methodWords.text[dividendMethod];
}
