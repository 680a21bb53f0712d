import { lazy, Suspense, useEffect, useState } from 'react';
import { type Account, periodOf } from '@/features/pension/pension';
import { pensionBuyWords as words } from '@/features/pension/words.buy';
import { amount } from '@/lib/figures';
import { ActBar } from '@/trade/form/ActBar';
import { AgreementLine } from '@/trade/form/AgreementLine';
import { AmountCard } from '@/trade/form/AmountCard';
import { BuyFee } from '@/trade/form/BuyFee';
import { BuyPromise } from '@/trade/form/BuyPromise';
import { compare, typedDecimal } from '@/trade/form/limits';
import { MatchNote } from '@/trade/form/MatchNote';
import { TradePage } from '@/trade/form/TradePage';
import { useAsTried } from '@/trade/form/useAsTried';
import { useLostAct } from '@/trade/form/useLostAct';
import { usePaying } from '@/trade/form/usePaying';
import { formWords } from '@/trade/form/words';
import { buyWords } from '@/trade/form/words.buy';
import { Avatar } from '@/ui/Avatar';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { usePensionBuy } from './pensionBuyState';

// Nobody pays before the form is filled in.
const password = () => import('./PensionBuyPassword');
const PensionBuyPassword = lazy(password);

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

interface PensionBuyFormProps {
  pre: Output<typeof preBuy>;
  account: Account;
  acco: string;
  asked?: string | undefined;
}

/** The form of a purchase for the pension: the account pays, and no card is offered. */
export function PensionBuyForm({ pre, account, acco, asked }: PensionBuyFormProps) {
  const form = usePensionBuy(pre, { account, acco, asked });
  const { draft, change, value, balance, fee, step } = form;
  const [typing, setTyping] = useState(draft.amount === '');
  const { fundCode, agreements } = pre;
  const { paying, act, stopPaying } = usePaying(step, fundCode, draft, change);
  const instead = useLostAct(paying);
  const confirming = { of: draft.of, step, open: paying, onClose: stopPaying };
  const { asTried, onSend } = useAsTried(confirming, form.toConfirm);
  useEffect(fetchPassword, []);
  const onType = (typed: string) => change({ amount: typed });
  function takeAll(sum: string) {
    onType(typedDecimal(sum));
    setTyping(false);
  }
  return (
    <TradePage
      title={buyWords.title}
      instead={instead}
      fund={pre}
      closed={pre.open ? '' : pre.closedReason || buyWords.closed}
      typed={draft.amount}
      typing={typing}
      typedWell={value !== '' && form.problem === undefined}
      onType={onType}
      onTyped={() => setTyping(false)}
      bar={<ActBar label={buyWords.total} value={value} prefix="¥" step={step} onAct={act} />}
    >
      {balance === undefined && (
        <Note tone="warn" className="mx-4 mt-3">
          {words.silent}
        </Note>
      )}
      <AmountCard
        title={buyWords.amount}
        limits={{ ...pre, maxAmount: least(pre.maxAmount, balance) }}
        range={words.range}
        typed={draft.amount}
        typing={typing}
        problem={form.problem}
        note={pre.capNote}
        onType={onType}
        onOpen={() => setTyping(true)}
      >
        {balance !== undefined && (
          <p className="mt-3 flex items-baseline justify-between gap-3 text-13 text-t2">
            {words.balance(amount(balance))}
            <TextButton onClick={() => takeAll(balance)}>{words.all}</TextButton>
          </p>
        )}
        {fee && (
          <BuyFee
            fee={fee}
            discount={fee.discount}
            money={false}
            subscribing={pre.subscribing}
            short={typing}
          />
        )}
        {!fee && form.feeFailed && (
          <p className="mt-4 text-13 text-warn" role="alert">
            {buyWords.lost}　<TextButton onClick={form.retryFee}>{formWords.retry}</TextButton>
          </p>
        )}
      </AmountCard>
      <BuyPromise pre={pre} short={typing} />
      <Card title={typing ? undefined : words.payer}>
        <div>
          <Row
            icon={<Avatar name={account.bankName} size={40} />}
            title={formWords.pension(account.bankName, account.tail)}
            sub={words.payerText}
          />
        </div>
        {!typing && form.months !== undefined && (
          <p className="mt-2 text-13 text-t2">
            {form.months > 0 ? words.free(periodOf(form.months)) : words.freeAny}
          </p>
        )}
      </Card>
      <AgreementLine
        fundCode={fundCode}
        agreements={agreements}
        accepted={draft.accepted}
        onAccept={(accepted) => change({ accepted })}
      />
      <MatchNote pre={pre} />
      {asTried && (
        <Suspense>
          <PensionBuyPassword
            {...asTried}
            of={draft.of}
            open={paying}
            onSend={onSend}
            onOpen={act}
            onClose={stopPaying}
          />
        </Suspense>
      )}
    </TradePage>
  );
}

/** The lower of two limits, where there are any. */
function least(one: string | null | undefined, other: string | undefined): string | null {
  if (!one || !other) return one ?? other ?? null;
  return compare(one, other) < 0 ? one : other;
}
