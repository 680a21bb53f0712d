/* once */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useArgs } from '@/route/navigation';
import { accountKey } from '@/trade/form/accountKey';
import { TradeBones } from '@/trade/form/TradeBones';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { preConvert } from '@/wire/gen/orders';
import { ConvertTargets } from './ConvertTargets';
import { convertWords as words } from './words.convert';
import '@/trade/fund/fund.css';

// The target is chosen first.
const ConvertForm = lazy(() => import('./ConvertForm'));

/** Converts a holding: first the fund that comes in is chosen, then the form; one path for both. */
export default function ConvertScreen() {
  const { fundCode, target, shares, acco } = useArgs('/searchConvertFund');
  const of = { fundCode, acco };
  if (!target) return <ConvertTargets {...of} />;
  return <ToTarget key={accountKey(target, acco)} {...of} targetFundCode={target} asked={shares} />;
}

interface ToTargetProps {
  fundCode: string;
  targetFundCode: string;
  /** In the link: the account under which it is held. */
  acco?: string;
  /** Shares in the link, as typed. */
  asked?: string;
}

function ToTarget({ fundCode, targetFundCode, asked, acco }: ToTargetProps) {
  const question = preConvert({ fundCode, targetFundCode, tradeAcco: acco });
  const { data, error, refetch } = useQuery(question);
  const nav = <NavBar title={words.title} sub={fundCode} />;
  const bones = (
    <Page nav={nav}>
      <TradeBones />
    </Page>
  );
  if (data) {
    return (
      <Suspense fallback={bones}>
        <ConvertForm whole={data} asked={asked} acco={acco} />
      </Suspense>
    );
  }
  if (!error) return bones;
  return (
    <Page nav={nav}>
      <QueryFailed cause={error} title={words.formFailed} onRetry={() => void refetch()} />
    </Page>
  );
}
