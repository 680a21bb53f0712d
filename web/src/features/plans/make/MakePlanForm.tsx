import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { childWords } from '@/features/plans/words.child';
import { cycleWords as cycles } from '@/features/plans/words.cycle';
import { makeWords as words } from '@/features/plans/words.make';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { AgreementLine } from '@/trade/form/AgreementLine';
import { MatchNote } from '@/trade/form/MatchNote';
import { PayMethodCard } from '@/trade/form/PayMethodCard';
import { sourceKey } from '@/trade/form/paySource';
import { TradePage } from '@/trade/form/TradePage';
import { useAsTried } from '@/trade/form/useAsTried';
import { usePaying } from '@/trade/form/usePaying';
import { formWords } from '@/trade/form/words';
import { Note } from '@/ui/Note';
import { Foot } from '@/ui/Page';
import { quietly } from '@/wire/ahead';
import { plans } from '@/wire/gen/plans';
import { ChildPayer } from './ChildPayer';
import { CycleCard } from './CycleCard';
import { MakeBar } from './MakeBar';
import { type AskedPlan, type PrePlan, usePlanForm } from './makeState';
import { PlanAmountCard } from './PlanAmountCard';
import { SmartCard } from './SmartCard';
import { useLostPlan } from './useLostPlan';
import { useNextDays } from './useNextDays';
import { Wrong } from './Wrong';

// Nobody confirms before the form is filled in; what is below the first view comes after it.
const password = () => import('./PlanPassword');
const PlanPassword = lazy(password);
const UntilSheet = lazy(() => import('./UntilSheet'));
const PlanPromise = lazy(() =>
  import('./PlanPromise').then((part) => ({ default: part.PlanPromise })),
);
const ChangedCard = lazy(() =>
  import('./ChangedCard').then((part) => ({ default: part.ChangedCard })),
);

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

/** The form of a plan; what is filled in outlives a visit to the agreements or the risk book. */
export function MakePlanForm({ pre, asked }: { pre: PrePlan; asked: AskedPlan }) {
  const { purchase, plan } = pre;
  const { fundCode, agreements } = purchase;
  const form = usePlanForm(pre, asked);
  const { draft, change, terms, changeTerms, value, card, source, step, refused } = form;
  const [typing, setTyping] = useState(draft.amount === '');
  const [ending, setEnding] = useState(false);
  const { paying, act, stopPaying } = usePaying(step, fundCode, draft, change);
  const instead = useLostPlan(paying, { draft, wish: form.wish, planNo: plan?.planNo });
  const next = useNextDays(pre, terms);
  const known = useKnown(fundCode);
  useEffect(fetchPassword, []);
  const first = next.days?.find(({ dropped }) => !dropped)?.date;
  const own = source ? source.fundName : card && formWords.card(card.bankName, card.tail);
  const payer = form.childNo === undefined ? own : (plan?.payer ?? form.child?.cardName);
  const confirming = { of: draft.of, step, open: paying, onClose: stopPaying };
  const cycleName = cycles.cycleName(terms.unit, terms.day);
  const { asTried, onSend } = useAsTried(
    confirming,
    step.kind === 'pay' ? { pre, wish: form.wish, cycleName, payer, known } : undefined,
  );
  const title = plan ? words.changeTitle : words.title;
  return (
    <TradePage
      title={title}
      instead={instead}
      fund={purchase}
      closed={pre.open ? '' : pre.closedReason || words.closed}
      typed={draft.amount}
      typing={typing}
      typedWell={value !== '' && form.problem === undefined}
      onType={(amount) => change({ amount })}
      onTyped={() => setTyping(false)}
      bar={
        <MakeBar value={value} smart={terms.kind !== 'no'} first={first} step={step} onAct={act} />
      }
    >
      {pre.hasAnother && !plan && <Another />}
      {form.childNo !== undefined && (
        <p className="mx-5 mt-3 text-13 text-t2">
          {childWords.for(form.child?.name ?? childWords.account)}
        </p>
      )}
      <PlanAmountCard
        pre={pre}
        kind={terms.kind}
        typed={draft.amount}
        typing={typing}
        problem={form.problem}
        fee={form.fee}
        feeFailed={form.feeFailed}
        onRetryFee={form.retryFee}
        onType={(amount) => change({ amount })}
        onOpen={() => setTyping(true)}
      />
      {pre.smart.length > 0 && (
        <SmartCard
          smart={pre.smart}
          terms={terms}
          wrong={refused.at('smart')}
          onChange={changeTerms}
        />
      )}
      <CycleCard
        terms={terms}
        next={next}
        each={value || undefined}
        cycleWrong={refused.at('cycle')}
        endWrong={refused.at('end')}
        onChange={changeTerms}
        onEnd={() => setEnding(true)}
      />
      <Suspense>
        <PlanPromise first={first} changes={Boolean(plan)} failuresMost={pre.failuresMost} />
      </Suspense>
      {form.childNo === undefined ? (
        <PayMethodCard
          methods={form.methods}
          value={value}
          sources={form.sources}
          chosen={source ? sourceKey(source) : card?.cardId}
          short={typing}
          onChoose={(cardId) => change({ cardId })}
        />
      ) : (
        <ChildPayer payer={payer} />
      )}
      {form.payerProblem && (
        <div className="mx-5 -mt-1 mb-3">
          <Wrong why={form.payerProblem} />
        </div>
      )}
      {plan && (
        <Suspense>
          <ChangedCard plan={plan} value={value} terms={terms} payer={payer} />
        </Suspense>
      )}
      <AgreementLine
        fundCode={fundCode}
        agreements={agreements}
        accepted={draft.accepted}
        onAccept={(accepted) => change({ accepted })}
      />
      <MatchNote pre={purchase} />
      <Foot>{words.risk}</Foot>
      {ending && (
        <Suspense>
          <UntilSheet
            terms={terms}
            first={next.first}
            onChange={changeTerms}
            onClose={() => setEnding(false)}
          />
        </Suspense>
      )}
      {asTried && (
        <Suspense>
          <PlanPassword
            {...asTried}
            of={draft.of}
            open={paying}
            onSend={() => {
              change({ known: asTried.known });
              onSend();
            }}
            onRefused={refused.take}
            onClose={stopPaying}
          />
        </Suspense>
      )}
    </TradePage>
  );
}

/** Both take their amounts: nobody should learn that from the bank. */
function Another() {
  return (
    <Note tone="brand" className="mx-4 mt-3">
      {words.another}
      <Link to={to('/myfixedinvest')} className="text-link">
        {words.seeAnother}
      </Link>
    </Note>
  );
}

/** The numbers of the fund's plans that there are. */
function useKnown(fundCode: string): readonly string[] {
  const { data } = useQuery(quietly(plans, {}));
  const own = data?.plans.filter((one) => one.fundCode === fundCode) ?? [];
  return own.map(({ planNo }) => planNo);
}
