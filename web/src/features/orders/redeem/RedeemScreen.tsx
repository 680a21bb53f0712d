import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { direction } from '@/lib/figures';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useArgs } from '@/route/navigation';
import { accountKey } from '@/trade/form/accountKey';
import { TradeBones } from '@/trade/form/TradeBones';
import { useActing } from '@/trade/form/useActing';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { refusedWith } from '@/wire/failure';
import { preRedeem } from '@/wire/gen/orders';
import { RedeemForm } from './RedeemForm';

// Few customers meet it.
const RedeemNothing = lazy(() => import('./RedeemNothing'));

/** The customer holds nothing of the fund. */
const NO_POSITION = 16016;

/** Redeems a public fund: shares, lots with their own free dates, way of payout, password. */
export default function RedeemScreen() {
  const { fundCode, shares, target, acco } = useArgs('/ransom');
  const { data, error, refetch } = useQuery(preRedeem({ fundCode, tradeAcco: acco }));
  const nothing = refusedWith(error, NO_POSITION);
  // What was redeemed last may be all that there was.
  const acting = useActing(`redeem ${accountKey(fundCode, acco)}`);
  const held = data?.accounts.some((account) => direction(account.available) === 'up');
  if (data && (held || acting)) {
    const form = { whole: data, asked: shares, target, acco };
    return <RedeemForm key={accountKey(fundCode, acco)} {...form} />;
  }
  return (
    <Page
      nav={<NavBar title={words.title} sub={data ? `${data.fundName} ${fundCode}` : fundCode} />}
    >
      {data || nothing ? (
        <Suspense>
          <RedeemNothing whole={data} fundCode={fundCode} />
        </Suspense>
      ) : error ? (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <TradeBones />
      )}
    </Page>
  );
}
