import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Account, balanceNow, isSome } from '@/features/pension/pension';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useArgs } from '@/route/navigation';
import { accountKey } from '@/trade/form/accountKey';
import { TradeBones } from '@/trade/form/TradeBones';
import { useActing } from '@/trade/form/useActing';
import { buyWords } from '@/trade/form/words.buy';
import { isForPensions } from '@/trade/fund/pension';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { askAhead } from '@/wire/ahead';
import { preBuy } from '@/wire/gen/orders';
import { pensionAccount } from '@/wire/gen/pension';
import type { Lack } from './BuyNothing';
import { PensionBuyForm } from './PensionBuyForm';

// Few customers come so far without.
const BuyNothing = lazy(() => import('./BuyNothing'));

export function ahead() {
  askAhead(pensionAccount());
}

/** Buys out of the pension account: bounded by what is in it. */
export default function PensionBuyScreen() {
  const { fundCode, amount } = useArgs('/pension/buy');
  const own = useQuery(pensionAccount());
  const account = own.data;
  const acco = account?.linked ? (account.tradeAcco ?? undefined) : undefined;
  const asked = useQuery({ ...preBuy({ fundCode, tradeAcco: acco }), enabled: acco !== undefined });
  const lacks = account && lacking(account, asked.data);
  // What was tried last may be what has emptied it.
  const acting = useActing(`buy ${accountKey(fundCode, acco)}`);
  if (lacks && !acting) {
    return (
      <Page nav={<NavBar title={buyWords.title} />}>
        <Suspense>
          <BuyNothing account={account} lacks={lacks} fundCode={fundCode} />
        </Suspense>
      </Page>
    );
  }
  if (asked.data && account && acco) {
    return (
      <PensionBuyForm
        key={fundCode}
        pre={asked.data}
        account={account}
        acco={acco}
        asked={amount}
      />
    );
  }
  const failed = [own, asked].find(({ error }) => error !== null);
  return (
    <Page nav={<NavBar title={buyWords.title} sub={fundCode} />}>
      {failed?.error ? (
        <QueryFailed
          cause={failed.error}
          title={buyWords.failed}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <TradeBones />
      )}
    </Page>
  );
}

/** What there must be before a form is of use; nothing where it is there. */
function lacking(account: Account, pre: { fundName: string } | undefined): Lack | undefined {
  if (!account.linked || !account.tradeAcco) return 'link';
  const balance = balanceNow(account);
  if (balance !== undefined && !isSome(balance)) return 'balance';
  return pre && !isForPensions(pre) ? 'pensionFund' : undefined;
}
