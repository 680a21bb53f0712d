import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useArgs } from '@/route/navigation';
import { accountKey } from '@/trade/form/accountKey';
import { barrierOf } from '@/trade/form/buyStep';
import { TradeBones } from '@/trade/form/TradeBones';
import { useActing } from '@/trade/form/useActing';
import { buyWords as words, wordsFor } from '@/trade/form/words.buy';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { askAhead, quietly } from '@/wire/ahead';
import { preBuy } from '@/wire/gen/orders';
import { BuyForm } from './BuyForm';

// Few customers meet it, so that the form need not wait for it.
const BuyBarred = lazy(() => import('./BuyBarred'));

export function ahead() {
  const args = Object.fromEntries(new URLSearchParams(window.location.search));
  const { fundCode, acco: tradeAcco } = args;
  if (fundCode) askAhead(quietly(preBuy, { fundCode, tradeAcco }));
}

/** Buys a public fund: amount, fee, dates, card, agreements, password. */
export default function BuyScreen() {
  const { fundCode, amount, acco } = useArgs('/publicbuy');
  const { data: pre, error, refetch } = useQuery(preBuy({ fundCode, tradeAcco: acco }));
  // Drawn in slices: so much at once would stop the page.
  const data = useDeferredValue(pre);
  const barrier = data && barrierOf(data);
  // What was tried last may be what has closed it.
  const acting = useActing(`buy ${accountKey(fundCode, acco)}`);
  if (barrier && !acting) {
    return (
      <Suspense
        fallback={<Page nav={<NavBar title={wordsFor(data.subscribing).title} />}>{null}</Page>}
      >
        <BuyBarred pre={data} step={barrier} />
      </Suspense>
    );
  }
  if (data) return <BuyForm key={fundCode + acco} pre={data} asked={amount} acco={acco} />;
  return (
    <Page nav={<NavBar title={words.title} sub={fundCode} />}>
      {error ? (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <TradeBones />
      )}
    </Page>
  );
}
