import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { preBuy } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { AmountKeypad, typeAmount } from '@/ui/Keypad';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { AgreementLine } from './AgreementLine';
import { BuyAmountCard } from './BuyAmountCard';
import { BuyBar } from './BuyBar';
import { BuyPassword } from './BuyPassword';
import { BuyPromise } from './BuyPromise';
import { acceptsAll, useDraft } from './draft';
import { amountProblem, cardProblem, payingCard, wireDecimal } from './limits';
import { MatchNote } from './MatchNote';
import { PayMethodCard } from './PayMethodCard';
import { feeOf, useSettled } from './queries';
import { RulesLink } from './RulesLink';
import { nextStep } from './steps';
import { buyWords as words } from './words';

type PreBuy = Output<typeof preBuy>;

interface BuyFormProps {
  pre: PreBuy;
  /** Amount in the link, as typed. */
  asked?: string;
}

/** The form of a purchase; what is filled in outlives a visit to the agreements or the risk book. */
export function BuyForm({ pre, asked }: BuyFormProps) {
  const { fundCode, fundName } = pre;
  const [draft, change] = useDraft(fundCode, asked);
  const [typing, setTyping] = useState(draft.amount === '');
  const [shown, setShown] = useState(draft.pays === true);
  const go = useGo();

  const value = wireDecimal(draft.amount);
  const card = payingCard(pre.methods, draft.cardId, value);
  const wrong = value ? amountProblem(value, pre) : undefined;
  const unpaid = value && card ? cardProblem(value, card) : undefined;
  const fee = useQuery(feeOf(fundCode, useSettled(value && !wrong ? value : undefined)));
  const step = nextStep(pre, {
    value,
    problem: wrong ?? unpaid,
    hasCard: card !== undefined,
    accepted: acceptsAll(draft, pre.agreements),
    priced: fee.data?.amount === value,
  });

  function act() {
    if (step.kind === 'sign') go(to('/riskbook', { fundCode }));
    else if (step.kind === 'go') go(step.to);
    else if (step.kind === 'pay') setShown(true);
  }
  function close() {
    setShown(false);
    change({ pays: false });
  }

  const keypad = (
    <footer className="keypad-dock">
      <AmountKeypad
        act={words.next}
        actDisabled={!value || wrong !== undefined}
        onAct={() => setTyping(false)}
        onHide={() => setTyping(false)}
        onKey={(key) => change({ amount: typeAmount(draft.amount, key) })}
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
      foot={typing ? keypad : <BuyBar value={value} step={step} onAct={act} />}
    >
      {!pre.open && (
        <Note tone="warn" className="mx-4 mt-3">
          {pre.closedReason || words.closed}
        </Note>
      )}
      <BuyAmountCard
        pre={pre}
        typed={draft.amount}
        typing={typing}
        problem={
          wrong ?? unpaid ?? (value && !card && pre.methods.length > 0 ? words.noCard : undefined)
        }
        fee={value && !wrong ? fee.data : undefined}
        feeFailed={fee.isError}
        onRetryFee={fee.refetch}
        onType={(amount) => change({ amount })}
        onOpen={() => setTyping(true)}
      />
      <BuyPromise pre={pre} short={typing} />
      <PayMethodCard
        methods={pre.methods}
        value={value}
        chosen={card?.cardId}
        short={typing}
        onChoose={(cardId) => change({ cardId })}
      />
      <AgreementLine
        fundCode={fundCode}
        agreements={pre.agreements}
        accepted={draft.accepted}
        onAccept={(accepted) => change({ accepted })}
      />
      <MatchNote pre={pre} />
      <BuyPassword
        open={shown && step.kind === 'pay'}
        input={{ fundCode, cardId: card?.cardId ?? '', amount: value }}
        agreements={pre.agreements.map((one) => one.id)}
        card={card}
        onClose={close}
      />
    </Page>
  );
}
