import type { ReactNode } from 'react';
import { priceAhead } from '@/features/orders/deal/pricing';
import { useCancelling } from '@/features/orders/deal/useCancelling';
import { resultWords as words } from '@/features/orders/words.result';
import { clockOf } from '@/lib/days';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { timeLeft } from '@/trade/market/times';
import { secondsUntil, useCutoff, useOrderTime } from '@/trade/order/cutoff';
import { isBuy, isEnded } from '@/trade/order/states';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { PromiseLine } from '@/ui/PromiseLine';
import * as OrderKind from '@/wire/gen/codes/order-kind';
import type { orderDetail } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { lineOf, promiseOf } from './timeline';

type Order = Output<typeof orderDetail>;

interface ResultPromiseProps {
  order: Order;
  /** In place of what suits a result. */
  title?: string;
  /** Under the line. */
  children?: ReactNode;
}

/** What is ahead, with its dates; the way out stands in the present step until the cut-off. */
export function ResultPromise({ order, title, children }: ResultPromiseProps) {
  const hidden = useStore(amountsHidden);
  const cancel = useCancelling(order);
  const line = lineOf(order);
  const ahead = !isEnded(order) && order.timeline.some((step) => !step.done && !step.failed);
  const acts = order.cancelable ? (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button small kind="soft" onClick={() => void cancel()}>
        {words.cancel}
      </Button>
      <CancelTime order={order} />
    </span>
  ) : undefined;
  return (
    <Card title={title ?? (ahead ? words.when : words.past)}>
      <PromiseLine
        steps={promiseOf(
          hidden ? line.map((step) => ({ ...step, detail: withoutSums(step.detail) })) : line,
          acts,
          order.kind === OrderKind.Subscribe,
          priceAhead(order),
          order.dates.arriveDateLatest,
        )}
      />
      {children}
    </Card>
  );
}

/** Counts down to the cut-off within its last day; the order is asked anew when it has passed. */
function CancelTime({ order }: { order: Order }) {
  const now_ms = useOrderTime(isBuy(order) ? 'buy' : 'redeem', order.fundCode);
  const { cancelUntil } = order.dates;
  const left = secondsUntil(cancelUntil, now_ms);
  useCutoff(left);
  if (!cancelUntil) return null;
  return (
    <span className="text-13 text-t3">
      {left ? words.cancelLeft(timeLeft(left * 1000)) : words.cancelUntil(clockOf(cancelUntil))}
    </span>
  );
}
