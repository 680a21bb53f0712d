import clsx from 'clsx';
import { heldWords as words } from '@/features/holdings/words';
import { firstDay, spokenDay } from '@/lib/days';
import { direction } from '@/lib/figures';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

interface HeldBarProps {
  held: Output<typeof heldDetail>;
  /** The number of the child whose it is. */
  child: string | undefined;
}

/**
 * Redeem, convert or buy more; says why there is nothing to redeem. A child has one account, to
 * which all of it stays.
 */
export function HeldBar({ held, child }: HeldBarProps) {
  const go = useGo();
  const { fundCode } = held.fund;
  const of = { fundCode, acco: child && held.cards[0]?.tradeAcco };
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
      <Button className={width} onClick={() => go(to('/publicbuy', of))}>
        {words.buy}
      </Button>
    </BottomBar>
  );
}
