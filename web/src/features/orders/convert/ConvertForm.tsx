import { lazy, Suspense, useEffect, useState } from 'react';
import { ActBar } from '@/trade/form/ActBar';
import { AgreementLine } from '@/trade/form/AgreementLine';
import { LotsCard } from '@/trade/form/LotsCard';
import { typedDecimal } from '@/trade/form/limits';
import { MatchNote } from '@/trade/form/MatchNote';
import { SharesCard } from '@/trade/form/SharesCard';
import { TradePage } from '@/trade/form/TradePage';
import { useAsTried } from '@/trade/form/useAsTried';
import { useLostAct } from '@/trade/form/useLostAct';
import { usePaying } from '@/trade/form/usePaying';
import { Warning } from '@/trade/form/Warning';
import { formWords } from '@/trade/form/words';
import { TextButton } from '@/ui/Button';
import { ConvertAccounts } from './ConvertAccounts';
import { ConvertFunds } from './ConvertFunds';
import { ConvertPromise } from './ConvertPromise';
import { ConvertSum } from './ConvertSum';
import { type PreConvert, useConvert } from './convertState';
import { convertWords as words } from './words.convert';

// Nobody confirms before shares are typed.
const password = () => import('./ConvertPassword');
const ConvertPassword = lazy(password);

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

interface ConvertFormProps {
  /** Preview of all shares of the account that has most. */
  whole: PreConvert;
  /** Shares in the link, as typed. */
  asked?: string;
  /** In the link: the account, where it is not for the form to choose. */
  acco?: string;
}

/** The form of a conversion; what is filled in outlives a visit to the agreements or the risk book. */
export default function ConvertForm({ whole, asked, acco }: ConvertFormProps) {
  const form = useConvert(whole, asked, acco);
  const { draft, change, value, problem, base, pre, step } = form;
  const [typing, setTyping] = useState(draft.amount === '');
  const { target, agreements } = base;
  const { paying, act, stopPaying } = usePaying(step, target.fundCode, draft, change);
  const instead = useLostAct(paying);
  const confirming = { of: draft.of, step, open: paying, onClose: stopPaying };
  const { asTried, onSend } = useAsTried(confirming, form.toConfirm);
  useEffect(fetchPassword, []);

  function choose(shares: string) {
    change({ amount: typedDecimal(shares) });
    setTyping(false);
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
      onType={(shares) => change({ amount: shares })}
      onTyped={() => setTyping(false)}
      bar={
        <ActBar
          label={words.about}
          value={pre?.fee?.targetShares}
          unit={words.unit}
          step={step}
          onAct={act}
        />
      }
    >
      <ConvertFunds pre={base} acco={acco} />
      <SharesCard
        title={words.shares}
        held={{ ...base, least: base.minConvert }}
        typed={draft.amount}
        typing={typing}
        problem={problem}
        onType={(shares) => change({ amount: shares })}
        onChoose={choose}
        onOpen={() => setTyping(true)}
      />
      {pre?.forcedText && <Warning>{pre.forcedText}</Warning>}
      {form.failed && (
        <Warning>
          {words.lost} <TextButton onClick={form.retry}>{formWords.retry}</TextButton>
        </Warning>
      )}
      {pre?.fee && <ConvertSum pre={pre} fee={pre.fee} />}
      <LotsCard lots={(pre ?? base).lots} asked={pre !== undefined} titles={words} />
      <ConvertAccounts pre={base} onChoose={(cardId) => change({ cardId })} />
      <ConvertPromise pre={base} />
      <AgreementLine
        fundCode={target.fundCode}
        agreements={agreements}
        accepted={draft.accepted}
        onAccept={(accepted) => change({ accepted })}
      />
      <MatchNote pre={{ ...base, fundCode: target.fundCode }} />
      {asTried && (
        <Suspense>
          <ConvertPassword
            {...asTried}
            of={draft.of}
            open={paying}
            onSend={onSend}
            onClose={stopPaying}
          />
        </Suspense>
      )}
    </TradePage>
  );
}
