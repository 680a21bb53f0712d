import { detailWords as words } from '@/features/funds/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useUser } from '@/trade/customer/user';
import { foreignOf } from '@/trade/fund/currency';
import { isForPensions } from '@/trade/fund/pension';
import { WatchButton } from '@/trade/fund/WatchButton';
import { offeringWords } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import * as FundStatus from '@/wire/gen/codes/fund-status';
import type { FundDetail } from './FundHero';

/** The bar at the foot; the button says why when the fund takes no order. */
export function BuyBar({ detail }: { detail: FundDetail }) {
  const go = useGo();
  const user = useUser();
  const { head } = detail;
  const { fundCode } = head;
  const buy = isForPensions(head)
    ? to('/pension/buy', { fundCode })
    : to('/publicbuy', { fundCode });
  const open = head.buyable || head.subscribable;
  const opensFirst = user.data && !user.data.opened;
  const testsFirst = user.data && !user.data.riskLevel;
  const label = !open
    ? closedLabel(detail)
    : head.subscribable
      ? opensFirst
        ? offeringWords.openFirst
        : words.subscribe
      : opensFirst
        ? testsFirst
          ? words.testAndOpenFirst
          : words.openFirst
        : words.buy;
  return (
    <BottomBar>
      <WatchButton fundCode={fundCode} />
      <Button wide disabled={!open} onClick={() => go(buy)}>
        {label}
      </Button>
    </BottomBar>
  );
}

/** A fund whose offering is over is bought again once it is established. */
function closedLabel({ head: { status, statusName }, facts }: FundDetail): string {
  const foreign = foreignOf(facts);
  if (foreign) return words.foreign(foreign);
  if (status === FundStatus.Raising) return offeringWords.ended;
  return status === FundStatus.RaisingSucceeded || status === FundStatus.RaisingFailed
    ? offeringWords.closed(statusName)
    : words.closed(statusName);
}
