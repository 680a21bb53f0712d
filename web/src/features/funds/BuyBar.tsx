import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { useUser } from '@/app/user';
import { WatchButton } from '@/features/watchlist/WatchButton';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import type { FundDetail } from './FundHero';
import { detailWords as words } from './words';

/** The bar at the foot; the button says why when the fund takes no order. */
export function BuyBar({ head }: { head: FundDetail['head'] }) {
  const go = useGo();
  const user = useUser();
  const open = head.buyable || head.subscribable;
  const label = !open
    ? words.closed(head.statusName)
    : head.subscribable
      ? words.subscribe
      : user.data && !user.data.opened
        ? words.openFirst
        : words.buy;
  return (
    <BottomBar>
      <WatchButton fundCode={head.fundCode} />
      <Button
        wide
        disabled={!open}
        onClick={() => go(to('/publicbuy', { fundCode: head.fundCode }))}
      >
        {label}
      </Button>
    </BottomBar>
  );
}
