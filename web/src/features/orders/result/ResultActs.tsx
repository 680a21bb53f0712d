import { PayAgainButton } from '@/features/orders/pay/PayAgainButton';
import { resultWords as words } from '@/features/orders/words.result';
import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { typedDecimal } from '@/trade/form/limits';
import { PENSION } from '@/trade/fund/pension';
import { hasTwoFunds, isBuy, outcomeOf } from '@/trade/order/states';
import { whoseOf } from '@/trade/order/whose';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

/** The way on: the order itself, or another try where the bank refused. */
export function ResultActs({ order }: { order: Output<typeof orderDetail> }) {
  const go = useGo();
  const back = useBack();
  const { orderNo, fundCode, amount } = order;
  const outcome = outcomeOf(order);
  const detail = hasTwoFunds({ ...order, targetFundCode: order.onward?.targetFundCode })
    ? to('/convertAndRanSomBuyDealDetails', { orderNo })
    : to('/dealDetails', { orderNo });
  const retries = isBuy(order) && outcome === 'refused';
  return (
    <BottomBar>
      <Button kind="outline" onClick={() => go(detail)}>
        {words.detail}
      </Button>
      {retries ? (
        <Button
          wide
          onClick={() => {
            const { acco } = whoseOf(order);
            const same = { fundCode, amount: typedDecimal(amount ?? '') || undefined, acco };
            const form =
              order.purpose === PENSION
                ? to('/pension/buy', { fundCode, amount: same.amount })
                : to('/publicbuy', same);
            go(form, { replace: true });
          }}
        >
          {order.purpose === PENSION ? words.againPension : words.again}
        </Button>
      ) : outcome === 'unpaid' ? (
        <PayAgainButton order={order} />
      ) : (
        <Button wide onClick={back}>
          {words.done}
        </Button>
      )}
    </BottomBar>
  );
}
