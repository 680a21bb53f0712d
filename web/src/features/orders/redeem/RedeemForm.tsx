import { lazy, Suspense, useEffect, useState } from 'react';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { LotsCard } from '@/trade/form/LotsCard';
import { typedDecimal } from '@/trade/form/limits';
import { SharesCard } from '@/trade/form/SharesCard';
import { TradePage } from '@/trade/form/TradePage';
import { useLostAct } from '@/trade/form/useLostAct';
import { usePaying } from '@/trade/form/usePaying';
import { Warning } from '@/trade/form/Warning';
import { formWords } from '@/trade/form/words';
import { TextButton } from '@/ui/Button';
import { useOnce } from '@/ui/Sheet';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { PayoutCard } from './PayoutCard';
import { RedeemBar } from './RedeemBar';
import { RedeemPromise } from './RedeemPromise';
import { useRedeem } from './redeemState';

// Once shares are typed, a target is chosen, or waiting would cost less.
const IntoTerms = lazy(() => import('@/features/orders/into/IntoTerms'));
const RedeemSum = lazy(() => import('./RedeemSum'));
const password = () => import('./RedeemPassword');
const RedeemPassword = lazy(password);
const asking = () => import('./askToWait');
const WaitingCard = lazy(() => import('./WaitingCard'));

interface RedeemFormProps {
  /** Preview of all shares of the account that has most. */
  whole: Output<typeof preRedeem>;
  /** Shares in the link, as typed. */
  asked?: string;
  /** In the link: the fund that the money is to buy. */
  target?: string;
  /** In the link: the account, where it is not for the form to choose. */
  acco?: string;
}

/** The form of a redemption; every figure is the server's preview of what is typed. */
export function RedeemForm({ whole, ...link }: RedeemFormProps) {
  const form = useRedeem(whole, link);
  const { draft, change, value, problem, quick, base, into, pre, step } = form;
  const [typing, setTyping] = useState(draft.amount === '');
  const { paying, act, stopPaying } = usePaying(step, draft.fundCode, draft, change);
  const instead = useLostAct(paying);
  const waits = pre?.waiting && !quick && step.kind !== 'go' ? pre : undefined;

  const typed = useOnce(value !== '');
  useEffect(() => {
    // Fetched while the form is filled in: the network may be gone when it is needed.
    password().catch(() => undefined);
  }, []);

  function choose(shares: string) {
    change({ amount: typedDecimal(shares) });
    setTyping(false);
  }
  useEffect(() => {
    if (waits) asking().catch(() => undefined);
  }, [waits]);
  async function redeem() {
    const wait = waits ? await asking().catch(() => null) : null;
    if (!wait || !waits || (await wait.askToWait(waits)) === false) act();
  }
  return (
    <TradePage
      title={words.title}
      instead={instead}
      fund={whole}
      closed={base.open ? '' : base.closedReason || words.closed}
      typed={draft.amount}
      typing={typing}
      typedWell={value !== '' && problem === undefined}
      onType={(amount) => change({ amount })}
      onTyped={() => setTyping(false)}
      bar={<RedeemBar pre={pre} quick={quick} step={step} onAct={() => void redeem()} />}
    >
      <SharesCard
        title={base.dates.incomeUntil ? words.cash : words.shares}
        held={{ ...base, least: base.minRedeem }}
        typed={draft.amount}
        typing={typing}
        problem={problem}
        onType={(amount) => change({ amount })}
        onChoose={choose}
        onOpen={() => setTyping(true)}
      />
      {pre?.forcedText && <Warning>{pre.forcedText}</Warning>}
      {form.failed && (
        <Warning>
          {words.lost} <TextButton onClick={form.retry}>{formWords.retry}</TextButton>
        </Warning>
      )}
      {waits && (
        <Suspense>
          <WaitingCard pre={waits} onChoose={choose} />
        </Suspense>
      )}
      <LotsCard lots={(pre ?? base).lots} asked={pre !== undefined} titles={words} />
      <PayoutCard form={form} />
      {pre && (
        <Suspense>
          <RedeemSum pre={pre} />
        </Suspense>
      )}
      {!quick && <RedeemPromise pre={base} into={pre?.into ?? into} />}
      {into && (
        <Suspense>
          <IntoTerms
            into={into}
            accepted={draft.accepted}
            onAccept={(accepted) => change({ accepted })}
          />
        </Suspense>
      )}
      {typed && (
        <Suspense>
          <RedeemPassword form={form} open={paying} onClose={stopPaying} />
        </Suspense>
      )}
    </TradePage>
  );
}
