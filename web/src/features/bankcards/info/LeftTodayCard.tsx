import { Clock } from 'lucide-react';
import { chinaTime, monthDay } from '@/lib/days';
import { size } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { useMarketTime } from '@/trade/market/clock';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { isResting } from './rest';
import type { CardDetail } from './unsettled';
import { infoWords as words } from './words';

/** What the card may still pay today, by the limits of its bank. */
export function LeftTodayCard({ card }: { card: CardDetail }) {
  const hidden = useStore(amountsHidden);
  const { rest, paymentsToday } = card;
  // What is left would say what was used, and so would its bar.
  const share = hidden ? 0 : usedShare(card);
  const now_ms = useMarketTime();
  const resting = rest && now_ms !== null && isResting(rest, chinaTime(now_ms).slice(0, 5));
  return (
    <Card
      title={words.left}
      end={<span className="fig text-13 text-t3">{monthDay(card.today)}</span>}
    >
      {card.payable ? (
        <>
          <p className="flex flex-wrap items-end justify-between gap-x-3">
            <Figure value={card.leftToday} size={36} hidden={hidden} />
            <span className="pb-1 text-13 text-t2">{words.dayLimit(size(card.dayLimit))}</span>
          </p>
          <div className="left-bar mt-2" data-near={share >= 80 || undefined}>
            <i style={{ width: `${share}%` }} />
          </div>
          <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-13 text-t2">
            <span>
              {words.used} <Figure value={card.paidToday} size={13} hidden={hidden} />
              {!hidden && paymentsToday > 0 && words.times(paymentsToday)}
            </span>
            <span className="text-t3">{words.renews}</span>
          </p>
        </>
      ) : (
        <p className="text-t2">{words.cannotPay}</p>
      )}
      <dl className="mt-3 grid grid-cols-2 border-t border-line pt-3">
        <Limit label={words.single} value={size(card.singleLimit)} />
        <Limit label={words.day} value={size(card.dayLimit)} />
      </dl>
      {rest && (
        <Note
          className="mt-3"
          tone={resting ? 'warn' : 'plain'}
          icon={<Clock size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {resting
            ? words.resting(rest.until)
            : words.rest(rest.from, rest.until, rest.until <= rest.from)}
        </Note>
      )}
    </Card>
  );
}

function Limit({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-12 text-t2">{label}</dt>
      <dd className="fig m-0 text-15">{value}</dd>
    </div>
  );
}

/** For the bar only: how much of the day's limit is used, in percent. */
function usedShare({ paidToday, dayLimit }: CardDetail): number {
  const limit = Number(dayLimit);
  return limit > 0 ? Math.min(100, (Number(paidToday) / limit) * 100) : 0;
}
