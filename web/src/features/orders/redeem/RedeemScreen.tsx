import { useQuery } from '@tanstack/react-query';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { spokenDay } from '@/lib/days';
import { direction } from '@/lib/figures';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { TradeBones } from '@/trade/form/TradeBones';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { refusedWith } from '@/wire/failure';
import { preRedeem } from '@/wire/gen/orders';
import { RedeemForm } from './RedeemForm';

/** The customer holds nothing of the fund. */
const NO_POSITION = 16016;

/** Redeems a public fund: shares, lots with their own free dates, way of payout, password. */
export default function RedeemScreen() {
  const { fundCode, shares, target } = useArgs('/ransom');
  const { data, error, refetch } = useQuery(preRedeem({ fundCode }));
  const go = useGo();
  const nothing = refusedWith(error, NO_POSITION);
  const held = data?.accounts.some((account) => direction(account.available) === 'up');
  if (data && held) {
    return <RedeemForm key={fundCode} whole={data} asked={shares} target={target} />;
  }
  return (
    <Page
      nav={<NavBar title={words.title} sub={data ? `${data.fundName} ${fundCode}` : fundCode} />}
    >
      {data || nothing ? (
        <Empty
          title={data?.youngFrom ? words.youngFrom(spokenDay(data.youngFrom)) : words.nothing}
          text={data?.closedReason || (data?.youngFrom ? words.youngText : words.nothingText)}
          acts={<Button onClick={() => go(to('/deal', { fundCode }))}>{words.toOrders}</Button>}
        />
      ) : error ? (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <TradeBones />
      )}
    </Page>
  );
}
