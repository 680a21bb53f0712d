import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Into, yieldsOf } from '@/features/orders/into/intoState';
import { intoWords as words } from '@/features/orders/into/words.into';
import { redeemWords } from '@/features/orders/words.redeem';
import { shortDay } from '@/lib/days';
import { Avatar } from '@/ui/Avatar';
import { moveChoice } from '@/ui/choices';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import { type preRedeem, proceedsTargets } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { WayTile } from './WayTile';

const IntoSheet = lazy(() => import('@/features/orders/into/IntoSheet'));

interface DestinationProps {
  pre: Output<typeof preRedeem>;
  /** The fund that the money is to buy; empty when it goes to the card. */
  target: string;
  /** Its purchase, once it is known. */
  into: Into | undefined;
  /** Why the target will not do. */
  problem: string | undefined;
  /** Empty: to the card. */
  onTarget: (fundCode: string) => void;
}

const WAYS = [
  { value: 'card', label: words.toCard },
  { value: 'fund', label: words.toFund },
] as const;

/** Where the money goes: to the card, or into another fund. */
export function Destination({ pre, target, into, problem, onTarget }: DestinationProps) {
  const [choosing, setChoosing] = useState(false);
  const used = useOnce(choosing);
  const { fundCode, dates, quick } = pre;
  const { data } = useQuery(proceedsTargets({ fundCode }));
  const none = data?.targets.length === 0 && !target;
  const refused = Boolean(none && data?.reason);
  const choose = () => setChoosing(true);
  const byKey = (way: 'card' | 'fund') => (way === 'card' ? onTarget('') : choose());
  return (
    <>
      <div
        role="radiogroup"
        aria-label={words.where}
        className="mt-2 mb-2 grid grid-cols-2 gap-3 in-data-[size=elder]:grid-cols-1"
        onKeyDown={(event) =>
          moveChoice(event, refused ? WAYS.slice(0, 1) : WAYS, target ? 'fund' : 'card', byKey)
        }
      >
        <WayTile
          on={!target}
          title={words.toCard}
          text={quick ? words.toCardWays : redeemWords.ordinaryText(shortDay(dates.arriveDate))}
          limit={quick ? words.toCardLimit : redeemWords.noLimit}
          onChoose={() => onTarget('')}
        />
        <WayTile
          on={target !== ''}
          title={words.toFund}
          text={words.toFundText}
          limit={refused ? (data?.reason ?? '') : words.toFundWhy}
          refused={refused}
          onChoose={choose}
        />
      </div>
      {target && (
        <Row
          icon={<Avatar name={into?.target.fundName ?? ''} size={40} />}
          title={into?.target.fundName ?? target}
          sub={into && yieldsOf(into.target)}
          value={<span className="text-13 text-brand">{words.other}</span>}
          onClick={choose}
        />
      )}
      {problem && (
        <p className="pb-2 text-13 text-warn" role="alert">
          {problem}
        </p>
      )}
      {used && (
        <Suspense>
          <IntoSheet
            open={choosing}
            fundCode={fundCode}
            target={target}
            chosen={into?.target}
            onChoose={onTarget}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
