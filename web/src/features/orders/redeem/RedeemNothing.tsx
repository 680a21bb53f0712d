import { spokenDay } from '@/lib/days';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useLostAct } from '@/trade/form/useLostAct';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { nothingWords as words } from './words.nothing';

interface RedeemNothingProps {
  /** None where the customer holds nothing of the fund at all. */
  whole: Output<typeof preRedeem> | undefined;
  fundCode: string;
}

/** Nothing can be redeemed now: why, and from when on; it may be for an order that nobody knows of. */
export default function RedeemNothing({ whole, fundCode }: RedeemNothingProps) {
  const go = useGo();
  const instead = useLostAct(false);
  const { youngFrom, closedReason } = whole ?? {};
  if (instead) return instead;
  return (
    <Empty
      title={youngFrom ? words.youngFrom(spokenDay(youngFrom)) : words.nothing}
      text={closedReason || (youngFrom ? words.youngText : words.nothingText)}
      acts={<Button onClick={() => go(to('/deal', { fundCode }))}>{words.toOrders}</Button>}
    />
  );
}
