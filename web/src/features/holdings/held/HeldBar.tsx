import { heldWords as words } from '@/features/holdings/words';
import { firstDay, spokenDay } from '@/lib/days';
import { direction } from '@/lib/figures';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

/** Redeem, convert or buy more; says why there is nothing to redeem. */
export function HeldBar({ held }: { held: Output<typeof heldDetail> }) {
  const go = useGo();
  const { fundCode } = held.fund;
  const convert = () => go(to('/searchConvertFund', { fundCode }));
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
          <Button className="flex-1" kind="outline" onClick={() => go(to('/ransom', { fundCode }))}>
            {words.redeem}
          </Button>
          {held.convertible && (
            <Button className="flex-1" kind="outline" onClick={convert}>
              {words.convert}
            </Button>
          )}
        </>
      )}
      <Button className="flex-1" onClick={() => go(to('/publicbuy', { fundCode }))}>
        {words.buy}
      </Button>
    </BottomBar>
  );
}
