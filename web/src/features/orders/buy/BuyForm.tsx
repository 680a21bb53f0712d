import { lazy, Suspense, useEffect, useState } from 'react';
import { AgreementLine } from '@/trade/form/AgreementLine';
import { BuyPromise } from '@/trade/form/BuyPromise';
import { MatchNote } from '@/trade/form/MatchNote';
import { PayMethodCard } from '@/trade/form/PayMethodCard';
import { sourceKey } from '@/trade/form/paySource';
import { TradePage } from '@/trade/form/TradePage';
import { useLostAct } from '@/trade/form/useLostAct';
import { usePaying } from '@/trade/form/usePaying';
import { buyWords, wordsFor } from '@/trade/form/words.buy';
import { useOnce } from '@/ui/Sheet';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { BuyAmountCard } from './BuyAmountCard';
import { BuyBar } from './BuyBar';
import { useBuy } from './buyState';

// Nobody pays before the form is filled in.
const password = () => import('./BuyPassword');
const BuyPassword = lazy(password);
const ForChild = lazy(() => import('./ForChild'));

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

interface BuyFormProps {
  pre: Output<typeof preBuy>;
  /** Amount in the link, as typed. */
  asked?: string;
  /** The account to which the shares will belong, a child's: its own card pays. */
  acco?: string;
}

/** The form of a purchase; what is filled in outlives a visit to the agreements or the risk book. */
export function BuyForm({ pre, asked, acco }: BuyFormProps) {
  const { fundCode, methods, agreements } = pre;
  const { draft, change, value, card, source, sources, step, ...form } = useBuy(pre, asked, acco);
  const [typing, setTyping] = useState(draft.amount === '');
  const { paying, act, stopPaying } = usePaying(step, fundCode, draft, change);
  const instead = useLostAct(paying);
  const asks = useOnce(step.kind === 'pay');
  useEffect(fetchPassword, []);
  const words = wordsFor(pre.subscribing);

  return (
    <TradePage
      title={words.title}
      instead={instead}
      fund={pre}
      closed={pre.open ? '' : pre.closedReason || words.closed}
      typed={draft.amount}
      typing={typing}
      typedWell={value !== '' && form.problem === undefined}
      onType={(amount) => change({ amount })}
      onTyped={() => setTyping(false)}
      bar={<BuyBar value={value} step={step} onAct={act} />}
    >
      {typeof pre.childNo === 'number' && (
        <p className="mx-5 mt-3 text-13 text-t2">
          <Suspense fallback={buyWords.forChild}>
            <ForChild childNo={pre.childNo} />
          </Suspense>
        </p>
      )}
      <BuyAmountCard
        pre={pre}
        typed={draft.amount}
        typing={typing}
        problem={form.problem}
        fee={form.fee}
        offer={form.offer}
        wantsVoucher={draft.voucher === true}
        feeFailed={form.feeFailed}
        onRetryFee={form.retryFee}
        onVoucher={(voucher) => change({ voucher })}
        onType={(amount) => change({ amount })}
        onOpen={() => setTyping(true)}
      />
      <BuyPromise pre={pre} short={typing} />
      <PayMethodCard
        methods={methods}
        value={value}
        sources={sources}
        chosen={source ? sourceKey(source) : card?.cardId}
        short={typing}
        only={!!acco}
        onChoose={(cardId) => change({ cardId })}
      />
      <AgreementLine
        fundCode={fundCode}
        agreements={agreements}
        accepted={draft.accepted}
        onAccept={(accepted) => change({ accepted })}
      />
      <MatchNote pre={pre} />
      {asks && (
        <Suspense>
          <BuyPassword
            of={draft.of}
            step={step}
            open={paying}
            filled={{ pre, acco, value, card, source, fee: form.fee }}
            onOpen={act}
            onClose={stopPaying}
          />
        </Suspense>
      )}
    </TradePage>
  );
}
