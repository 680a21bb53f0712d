import { PayAgainButton } from '@/features/orders/pay/PayAgainButton';
import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { typedDecimal } from '@/trade/form/limits';
import { PENSION } from '@/trade/fund/pension';
import {
  isBuy,
  isConversion,
  isInstalment,
  isMove,
  isOwn,
  type Order,
  outcomeOf,
} from '@/trade/order/states';
import { childOf, isChilds, whoseOf } from '@/trade/order/whose';
import { convertedWords } from '@/trade/order/words.converted';
import { dealDetailWords as words } from '@/trade/order/words.detail';
import { movedWords } from '@/trade/order/words.moved';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import { ServiceButton } from './ServiceButton';

/** Again, or to the holding; after a failure the way to try once more comes first. */
export function DealActs({ order }: { order: Order }) {
  const go = useGo();
  const { fundCode, amount } = order;
  const outcome = outcomeOf(order);
  const failed = outcome === 'refused' || outcome === 'failed' || outcome === 'cancelled';
  const { heldFundCode } = order;
  const { acco } = whoseOf(order);
  const purpose = heldBy(order);
  const held = heldFundCode ? (
    <Button
      className="flex-1"
      onClick={() => go(to('/assetDetails', { fundCode: heldFundCode, purpose }))}
    >
      {words.held}
    </Button>
  ) : null;
  const again = () => go(onceMore(order));
  if (order.payout?.refused) {
    return (
      <BottomBar>
        <ServiceButton />
        <PayAgainButton order={order} />
      </BottomBar>
    );
  }
  if (order.kind === OrderKind.Subscribe && outcome === 'failed') {
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
    const same = { fundCode, amount: typedDecimal(amount ?? '') || undefined, acco };
    const form =
      order.purpose === PENSION
        ? to('/pension/buy', { fundCode, amount: same.amount })
        : to('/publicbuy', same);
    return (
      <BottomBar>
        <Button kind="outline" onClick={() => go(to('/funddetail', { fundCode }))}>
          {words.fund}
        </Button>
        <Button wide onClick={() => go(form)}>
          {outcome === 'refused' && order.purpose !== PENSION ? words.otherCard : words.retry}
        </Button>
      </BottomBar>
    );
  }
  if (order.kind === OrderKind.Dividend) {
    return (
      <BottomBar>
        <Button
          className="flex-1"
          kind="outline"
          onClick={() => go(to('/way', { fundCode, purpose }))}
        >
          {words.way}
        </Button>
        {held}
      </BottomBar>
    );
  }
  if (order.methodName || !isOwn(order)) {
    return held && <BottomBar>{held}</BottomBar>;
  }
  return (
    <BottomBar>
      <Button className="flex-1" kind="outline" onClick={again}>
        {againWord(order)}
      </Button>
      {held ?? <span className="bottombar-hint flex-1 text-13 text-t2">{notHeld(order)}</span>}
    </BottomBar>
  );
}

/** In whose account what it led to is held: once shares have moved, in the one that took them. */
function heldBy(order: Order): string | undefined {
  if (!isMove(order) || !order.confirmedOn) return whoseOf(order).purpose;
  return isChilds(order.movedTo) ? (order.movedTo ?? undefined) : undefined;
}

function onceMore(order: Order): string {
  if (isMove(order)) return moveOnceMore(order);
  const again = { fundCode: order.fundCode, acco: whoseOf(order).acco };
  if (isInstalment(order)) return to('/myfixedinvest');
  if (isConversion(order)) return to('/searchConvertFund', again);
  if (!isBuy(order)) return to('/ransom', again);
  return order.purpose === PENSION
    ? to('/pension/buy', { fundCode: order.fundCode })
    : to('/publicbuy', again);
}

/** The same way between the same accounts. */
function moveOnceMore({ purpose, movedTo }: Order): string {
  const into = childOf(movedTo);
  const childNo = into ?? childOf(purpose) ?? '';
  return to('/childMove', { childNo, way: into ? 'into' : 'out' });
}

function againWord(order: Order): string {
  if (isInstalment(order)) return words.plans;
  if (isMove(order)) return movedWords.again;
  if (isConversion(order)) return convertedWords.again;
  return isBuy(order) ? words.again : words.redeemMore;
}

/** From when there is something to see. */
function notHeld({ dates, kind }: Order): string {
  const day = monthDay(dates.confirmDate);
  return kind === OrderKind.Subscribe ? words.heldLatest(day) : words.heldFrom(day);
}
