import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import { typedDecimal } from './limits';
import { PayAgainButton } from './PayAgainButton';
import { ServiceButton } from './ServiceButton';
import { isBuy, isOwn, type Order, outcomeOf } from './states';
import { dealDetailWords as words } from './words.deal';

/** Again, or to the holding; after a failure the way to try once more comes first. */
export function DealActs({ order }: { order: Order }) {
  const go = useGo();
  const { fundCode, amount } = order;
  const outcome = outcomeOf(order);
  const failed = outcome === 'refused' || outcome === 'failed' || outcome === 'cancelled';
  const held = () => go(to('/assetDetails', { fundCode }));
  const again = () =>
    go(isBuy(order) ? to('/publicbuy', { fundCode }) : to('/ransom', { fundCode }));
  if (order.payout?.refused) {
    return (
      <BottomBar>
        <ServiceButton />
        <PayAgainButton order={order} />
      </BottomBar>
    );
  }
  if (order.kind === '020' && outcome === 'failed') {
    // The fund failed or its offering is over: there is nothing to try once more.
    return (
      <BottomBar>
        <Button wide onClick={() => go(to('/funddetail', { fundCode }))}>
          {words.fund}
        </Button>
      </BottomBar>
    );
  }
  if (isBuy(order) && failed) {
    const same = { fundCode, amount: typedDecimal(amount ?? '') || undefined };
    return (
      <BottomBar>
        <Button kind="outline" onClick={() => go(to('/funddetail', { fundCode }))}>
          {words.fund}
        </Button>
        <Button wide onClick={() => go(to('/publicbuy', same))}>
          {outcome === 'refused' ? words.otherCard : words.retry}
        </Button>
      </BottomBar>
    );
  }
  if (order.kind === '143') {
    return (
      <BottomBar>
        <Button className="flex-1" kind="outline" onClick={() => go(to('/way', { fundCode }))}>
          {words.way}
        </Button>
        <Button className="flex-1" onClick={held}>
          {words.held}
        </Button>
      </BottomBar>
    );
  }
  if (order.methodName || !isOwn(order)) {
    return (
      <BottomBar>
        <Button wide onClick={held}>
          {words.held}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      <Button className="flex-1" kind="outline" onClick={again}>
        {isBuy(order) ? words.again : words.redeemMore}
      </Button>
      <Button className="flex-1" onClick={held}>
        {words.held}
      </Button>
    </BottomBar>
  );
}
