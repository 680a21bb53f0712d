import clsx from 'clsx';
import { childIn } from '@/features/holdings/purpose';
import { heldWords as words } from '@/features/holdings/words';
import { firstDay, spokenDay } from '@/lib/days';
import { direction } from '@/lib/figures';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { isForPensions } from '@/trade/fund/pension';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

interface HeldBarProps {
  held: Output<typeof heldDetail>;
  /** Whose it is: `CHILD:1`; the customer's own without it. */
  purpose: string | undefined;
}

/**
 * Redeem, convert or buy more; says why there is nothing to redeem. A child and the pension have one
 * account each, to which all of it stays.
 */
export function HeldBar({ held, purpose }: HeldBarProps) {
  const go = useGo();
  const { fundCode } = held.fund;
  const child = childIn(purpose);
  const of = { fundCode, acco: purpose && held.cards[0]?.tradeAcco };
  const buy = isForPensions(held.fund) ? to('/pension/buy', { fundCode }) : to('/publicbuy', of);
  // Four have room side by side, too.
  const width = clsx('flex-1', child && 'px-1');
  const none = direction(held.available) !== 'up';
  const from = firstDay(held.cards.map((card) => card.youngFrom));
  return (
    <BottomBar>
      {none ? (
        <span className="bottombar-hint flex-1 text-13 text-t2">
          {from ? words.redeemFrom(spokenDay(from)) : words.noRedeem}
        </span>
      ) : (
        <>
          <Button className={width} kind="outline" onClick={() => go(to('/ransom', of))}>
            {words.redeem}
          </Button>
          {held.convertible && (
            <Button
              className={width}
              kind="outline"
              onClick={() => go(to('/searchConvertFund', of))}
            >
              {words.convert}
            </Button>
          )}
        </>
      )}
      {child && (
        <Button
          className={width}
          kind="outline"
          onClick={() => go(to('/publicregular', { fundCode, childNo: child }))}
        >
          {words.plan}
        </Button>
      )}
      <Button className={width} onClick={() => go(buy)}>
        {words.buy}
      </Button>
    </BottomBar>
  );
}
