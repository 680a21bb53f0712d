import { lazy, Suspense, useEffect, useState } from 'react';
import type { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { TextButton } from '@/ui/Button';
import { LotsCard } from './LotsCard';
import { typedDecimal } from './limits';
import { PayoutCard } from './PayoutCard';
import { RedeemBar } from './RedeemBar';
import { RedeemPromise } from './RedeemPromise';
import { RedeemSum } from './RedeemSum';
import { useRedeem } from './redeemState';
import { SharesCard } from './SharesCard';
import { TradePage } from './TradePage';
import { WaitDialog } from './WaitDialog';
import { WaitingCard } from './WaitingCard';
import { Warning } from './Warning';
import { buyWords, redeemWords as words } from './words';

// Nobody confirms before shares are typed.
const password = () => import('./RedeemPassword');
const RedeemPassword = lazy(password);

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

interface RedeemFormProps {
  /** Preview of all shares of the account that has most. */
  whole: Output<typeof preRedeem>;
  /** Shares in the link, as typed. */
  asked?: string;
}

/** The form of a redemption; every figure is the server's preview of what is typed. */
export function RedeemForm({ whole, asked }: RedeemFormProps) {
  const form = useRedeem(whole, asked);
  const { typed, setTyped, value, problem, quick, base, pre, why } = form;
  const [typing, setTyping] = useState(!asked);
  const [deferRest, setDeferRest] = useState(true);
  const [stage, setStage] = useState<'form' | 'waiting' | 'password'>('form');
  const waits = pre?.waiting && !quick;
  useEffect(fetchPassword, []);

  function choose(shares: string) {
    setTyped(typedDecimal(shares));
    setTyping(false);
  }
  const ask = () => setStage(waits ? 'waiting' : 'password');
  return (
    <TradePage
      title={words.title}
      fund={whole}
      closed={base.open ? '' : base.closedReason || words.closed}
      typed={typed}
      typing={typing}
      typedWell={value !== '' && problem === undefined}
      onType={setTyped}
      onTyped={() => setTyping(false)}
      bar={<RedeemBar pre={why ? undefined : pre} quick={quick} why={why} onAct={ask} />}
    >
      <SharesCard
        title={words.shares}
        held={{ ...base, least: base.minRedeem }}
        typed={typed}
        typing={typing}
        problem={problem}
        onType={setTyped}
        onChoose={choose}
        onOpen={() => setTyping(true)}
      />
      {pre?.forcedText && <Warning>{pre.forcedText}</Warning>}
      {form.failed && (
        <Warning>
          {words.lost} <TextButton onClick={form.retry}>{buyWords.retry}</TextButton>
        </Warning>
      )}
      {waits && <WaitingCard pre={pre} onChoose={choose} />}
      <LotsCard lots={(pre ?? base).lots} asked={pre !== undefined} titles={words} />
      <PayoutCard
        pre={base}
        quick={quick}
        deferRest={deferRest}
        onQuick={form.setQuick}
        onAccount={form.setTradeAcco}
        onDefer={setDeferRest}
      />
      {pre && <RedeemSum pre={pre} />}
      {!quick && <RedeemPromise pre={base} />}
      <WaitDialog
        pre={pre}
        open={stage === 'waiting'}
        onGoOn={() => setStage('password')}
        onClose={() => setStage('form')}
      />
      {value && (
        <Suspense>
          <RedeemPassword
            open={stage === 'password'}
            fundName={whole.fundName}
            input={{
              fundCode: whole.fundCode,
              tradeAcco: base.tradeAcco,
              shares: value,
              quick,
              deferRest,
            }}
            onClose={() => setStage('form')}
          />
        </Suspense>
      )}
    </TradePage>
  );
}
