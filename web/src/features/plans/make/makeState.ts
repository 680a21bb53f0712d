/* once */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { makeWords as words } from '@/features/plans/words.make';
import { amount } from '@/lib/figures';
import { acceptsAll } from '@/trade/form/agreements';
import { amountProblem, cardProblem, mostPayable, payingCard } from '@/trade/form/buyLimits';
import { compare, typedDecimal, wireDecimal } from '@/trade/form/limits';
import { type CashAccount, payingSource, sourceProblem } from '@/trade/form/paySource';
import { type PlanTerms, useOrderDraft } from '@/trade/form/useOrderDraft';
import { usePreview } from '@/trade/form/usePreview';
import { buyFee, cashAccounts } from '@/wire/gen/orders';
import type { prePlan } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';
import { planStep } from './planStep';
import { useRefused } from './refused';
import { useChild } from './useChild';
import { endFault, isWish, payerOf, termsIn, termsOf, wishOf } from './wish';

export type PrePlan = Output<typeof prePlan>;

/** What a link asks for, as the calculator hands it on. */
export interface AskedPlan {
  amount?: string | undefined;
  type?: string | undefined;
  /** The child whose plan it is to be. */
  childNo?: number | undefined;
}

/** What the customer filled in, what it costs, and what the button does next. */
export function usePlanForm(pre: PrePlan, asked: AskedPlan) {
  const { purchase, plan } = pre;
  const { fundCode } = purchase;
  const { draft, change, terms } = usePlanDraft(pre, asked);
  // A plan stays whose it is, whatever the link says.
  const childNo = plan ? (plan.childNo ?? undefined) : asked.childNo;
  const child = useChild(childNo);
  const value = wireDecimal(draft.amount);
  const wrong = value ? planAmountProblem(value, pre, terms) : undefined;
  const own = usePayer(pre, value, draft.cardId);
  const payer = childNo === undefined ? own : { ...own, ...NOT_OWN };
  const { card, source } = payer;
  const fee = usePreview(buyFee, (sum) => ({ fundCode, amount: sum }), {
    amount: value,
    fault: wrong,
  });
  const wish = wishOf(value, terms, { card, source, childNo });
  const refused = useRefused(JSON.stringify(wish));
  const ends = endFault(terms);
  const problem = refused.at('amount') ?? wrong;
  const payerProblem = refused.at('payer') ?? (value ? payer.problem : undefined);
  const step = planStep(pre, {
    value,
    problem: problem ?? payerProblem,
    fault: ends ? 'end' : refused.place && 'terms',
    hasPayer: Boolean(card ?? source ?? childNo),
    accepted: acceptsAll(draft, purchase.agreements),
    unchanged: Boolean(plan && isWish(plan, wish) && draft.cardId === payerOf(plan)),
  });
  return {
    draft,
    change,
    terms,
    changeTerms: (next: Partial<PlanTerms>) => change({ plan: { ...terms, ...next } }),
    /** Amount as on the wire; empty when none. */
    value,
    problem,
    payerProblem,
    methods: payer.methods,
    card,
    source,
    sources: payer.sources,
    /** The child whose account pays and gets the shares; none of one's own. */
    childNo,
    child,
    fee: fee.pre,
    feeFailed: fee.failed,
    retryFee: fee.retry,
    wish,
    refused,
    step,
  };
}

/** What tells the draft of a plan from any other. */
export function planKey({ purchase, plan }: PrePlan, { childNo }: AskedPlan): string {
  const { fundCode } = purchase;
  if (plan) return `${fundCode} ${plan.planNo}`;
  return childNo === undefined ? fundCode : `${fundCode} child ${childNo}`;
}

/** The draft, which begins with the plan as it is, or with what the link asks for. */
function usePlanDraft(pre: PrePlan, asked: AskedPlan) {
  const { plan } = pre;
  const { fundCode } = pre.purchase;
  const begun = plan
    ? { amount: typedDecimal(plan.amount), plan: termsOf(plan), cardId: payerOf(plan), asked: '' }
    : {
        amount: asked.amount ?? '',
        plan: termsIn(asked.type),
        asked: [asked.amount, asked.type].filter(Boolean).join(' '),
      };
  const key = planKey(pre, asked);
  const { draft, change } = useOrderDraft('plan', key, { fundCode, ...begun });
  const keep = useEffectEvent(() => change({}));
  // The documents return to a draft that is kept; without one a purchase would begin.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has another draft
  useEffect(keep, [key]);
  return { draft, change, terms: draft.plan ?? begun.plan };
}

/** What pays each run, and why it cannot; what a card has paid today says nothing of other days. */
function usePayer({ purchase }: PrePlan, value: string, chosen: string | undefined) {
  const { fundCode } = purchase;
  const cash = useQuery(cashAccounts({ fundCode })).data;
  const sources = (cash?.accounts ?? NONE).filter((one) => one.fundCode !== fundCode);
  const methods = purchase.methods.map((one) => ({ ...one, leftToday: one.dayLimit }));
  const source = payingSource(sources, cash?.payFirst, chosen, value);
  const card = source ? undefined : payingCard(methods, chosen, value);
  const most = mostPayable(methods);
  const none = methods.length > 0 ? words.noCard(most && amount(most)) : undefined;
  const problem = source ? sourceProblem(value, source) : card ? cardProblem(value, card) : none;
  return { sources, methods, source, card, problem };
}

const NONE: readonly CashAccount[] = [];
/** Of a child's plan, which the card of its account pays. */
const NOT_OWN = { card: undefined, source: undefined, problem: undefined };

/** Why an amount will not do for each run; nothing when it does. */
export function planAmountProblem(
  value: string,
  { least, most, smart, purchase: { step } }: PrePlan,
  { kind }: Pick<PlanTerms, 'kind'>,
): string | undefined {
  const rule = smart.find((one) => one.rule === kind);
  const floor = rule?.least ?? least;
  if (compare(value, floor) < 0) {
    const low = rule && rule.leastPercent < 100;
    return low ? words.belowSmart(rule.leastPercent, plain(floor)) : words.below(plain(floor));
  }
  const ceiling = rule?.most ?? most;
  if (compare(value, ceiling) > 0) return words.above(plain(ceiling));
  return amountProblem(value, { minAmount: '0', step, firstBuy: false });
}

function plain(value: string): string {
  return amount(value).replace(/\.00$/, '');
}
