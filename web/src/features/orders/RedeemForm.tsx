import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { preRedeem } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { AmountKeypad, typeAmount } from '@/ui/Keypad';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { LotsCard } from './LotsCard';
import { compare, typedDecimal, wireDecimal } from './limits';
import { PayoutCard } from './PayoutCard';
import { staying, useSettled } from './queries';
import { RedeemBar } from './RedeemBar';
import { RedeemPassword } from './RedeemPassword';
import { RedeemPromise } from './RedeemPromise';
import { RedeemSum } from './RedeemSum';
import { RulesLink } from './RulesLink';
import { SharesCard } from './SharesCard';
import { WaitDialog } from './WaitDialog';
import { WaitingCard } from './WaitingCard';
import { redeemWords as words } from './words';

type PreRedeem = Output<typeof preRedeem>;

interface RedeemFormProps {
  /** Preview of all shares of the account that has most. */
  whole: PreRedeem;
  /** Shares in the link, as typed. */
  asked?: string;
}

/** The form of a redemption; every figure is the server's preview of what is typed. */
export function RedeemForm({ whole, asked }: RedeemFormProps) {
  const { fundCode, fundName } = whole;
  const [typed, setTyped] = useState(asked ?? '');
  const [typing, setTyping] = useState(!asked);
  const [tradeAcco, setTradeAcco] = useState(whole.tradeAcco);
  const [quick, setQuick] = useState(false);
  const [deferRest, setDeferRest] = useState(true);
  const [stage, setStage] = useState<'form' | 'waiting' | 'password'>('form');

  const account = useQuery({ ...preRedeem({ fundCode, tradeAcco }), ...staying });
  const base = account.data ?? whole;
  const value = wireDecimal(typed);
  const problem = sharesProblem(value, base, quick);
  const settled = useSettled(value && !problem ? value : undefined);
  const preview = useQuery({
    ...preRedeem({ fundCode, tradeAcco, shares: settled }),
    ...staying,
    enabled: settled !== undefined,
  });
  const pre = settled === undefined ? undefined : preview.data;
  const exact = settled === value && preview.data !== undefined && !preview.isPlaceholderData;
  const why = !base.open
    ? base.closedReason
    : !value
      ? words.needShares
      : (problem ?? (exact ? undefined : words.computing));

  function choose(shares: string) {
    setTyped(typedDecimal(shares));
    setTyping(false);
  }
  const keypad = (
    <footer className="keypad-dock">
      <AmountKeypad
        act={words.next}
        actDisabled={!value || problem !== undefined}
        onAct={() => setTyping(false)}
        onHide={() => setTyping(false)}
        onKey={(key) => setTyped(typeAmount(typed, key))}
      />
    </footer>
  );
  return (
    <Page
      nav={
        <NavBar
          title={words.title}
          sub={`${fundName} ${fundCode}`}
          end={<ReadAloud otherwise={<RulesLink fundCode={fundCode} />} />}
        />
      }
      foot={
        typing ? (
          keypad
        ) : (
          <RedeemBar
            pre={exact ? pre : undefined}
            quick={quick}
            why={why}
            onAct={() => setStage(pre?.waiting && !quick ? 'waiting' : 'password')}
          />
        )
      }
    >
      {!base.open && (
        <Note tone="warn" className="mx-4 mt-3">
          {base.closedReason || words.closed}
        </Note>
      )}
      <SharesCard
        pre={base}
        typed={typed}
        typing={typing}
        problem={problem}
        onType={setTyped}
        onChoose={choose}
        onOpen={() => setTyping(true)}
      />
      {pre?.forcedText && (
        <Note tone="warn" className="mx-4 mb-3">
          {pre.forcedText}
        </Note>
      )}
      {pre?.waiting && !quick && <WaitingCard pre={pre} onChoose={choose} />}
      <LotsCard lots={(pre ?? base).lots} asked={pre !== undefined} />
      <PayoutCard
        pre={base}
        quick={quick}
        deferRest={deferRest}
        onQuick={setQuick}
        onAccount={setTradeAcco}
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
      {pre && (
        <RedeemPassword
          open={stage === 'password'}
          input={{ fundCode, tradeAcco: pre.tradeAcco, shares: value, quick, deferRest }}
          onClose={() => setStage('form')}
        />
      )}
    </Page>
  );
}

/** Why these shares cannot be redeemed; nothing when they can. */
function sharesProblem(value: string, pre: PreRedeem, quick: boolean): string | undefined {
  if (!value) return undefined;
  if (compare(value, pre.available) > 0) return words.over(typedDecimal(pre.available));
  if (compare(value, pre.minRedeem) < 0 && compare(value, pre.available) !== 0) {
    return words.below(typedDecimal(pre.minRedeem));
  }
  // A money fund's share is one yuan, so its shares meet the limit of money as they are.
  if (quick && pre.quick && compare(value, pre.quick.leftToday) > 0) {
    return words.quickOver(typedDecimal(pre.quick.leftToday));
  }
  return undefined;
}
