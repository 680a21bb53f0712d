import { questionIn } from '@/features/plans/area/question';
import { untilWords as words } from '@/features/plans/words.until';
import { inPercent } from '@/lib/figures';
import { compare, typedDecimal, wireDecimal } from '@/trade/form/limits';
import { type CashAccount, sourceKey } from '@/trade/form/paySource';
import type { PlanTerms } from '@/trade/form/useOrderDraft';
import type { components, createPlan } from '@/wire/gen/plans';
import type { Input } from '@/wire/operation';

type Plan = components['schemas']['PlanRecord'];
/** What is sent of a plan, whether it is made or changed. */
export type Wish = Omit<Input<typeof createPlan>, 'fundCode' | 'agreements'>;

/** What a plan and a wish have in common. */
interface Timed {
  cycleUnit: number;
  cycle?: number;
  fixDay?: number | null;
  smart?: { rule: PlanTerms['kind']; window?: number | null } | null;
  end?: { date?: string | null; times?: number | null; targetRate?: string | null } | null;
}

const ENDLESS = { until: 'no', date: '', times: '', rate: '' } as const;
const MOST_TIMES = 1000;

/** The terms of a link of the calculator: `w4`, `m15-average250`. */
export function termsIn(type: string | undefined): PlanTerms {
  const { unit, day, kind, window } = questionIn({ type });
  return { unit, day, kind, window, ...ENDLESS };
}

/** The terms that a plan has. */
export function termsOf({ cycleUnit, cycle, fixDay, smart, end }: Timed): PlanTerms {
  const unit = cycleUnit === 0 ? 'd' : cycleUnit === 2 ? 'm' : cycle === 2 ? 'f' : 'w';
  const terms: PlanTerms = {
    ...termsIn(undefined),
    unit,
    day: fixDay ?? 1,
    kind: smart?.rule ?? 'no',
    window: smart?.window ?? 250,
  };
  if (end?.date) return { ...terms, until: 'date', date: end.date };
  if (end?.times) return { ...terms, until: 'times', times: String(end.times) };
  if (!end?.targetRate) return terms;
  return {
    ...terms,
    until: 'rate',
    rate: typedDecimal(wireDecimal(inPercent(end.targetRate) ?? '')),
  };
}

/** What a link asks for to get the same plan once more, for whom it was. */
export function againOf(plan: Plan) {
  return {
    fundCode: plan.fundCode,
    amount: typedDecimal(plan.amount),
    type: typeOf(termsOf(plan)),
    childNo: plan.childNo ?? undefined,
  };
}

/** The terms of a plan as the calculator's link has them. */
export function typeOf({ unit, day, kind, window }: PlanTerms): string {
  return `${unit}${unit === 'd' ? '' : day}${kind === 'no' ? '' : `-${kind}${window}`}`;
}

/** The key of what pays a plan, among the ways to pay. */
export function payerOf({ cardId, cashFundCode, tradeAcco }: Plan): string | undefined {
  return cashFundCode ? sourceKey({ fundCode: cashFundCode, tradeAcco }) : (cardId ?? undefined);
}

/** The cycle as the server takes it. */
export function cycleOf({ unit, day }: Pick<PlanTerms, 'unit' | 'day'>) {
  return {
    cycleUnit: { d: 0, w: 1, f: 1, m: 2 }[unit],
    cycle: unit === 'f' ? 2 : 1,
    fixDay: unit === 'd' ? null : day,
  };
}

interface Payer {
  card: { cardId: string } | undefined;
  source: Pick<CashAccount, 'fundCode' | 'tradeAcco'> | undefined;
  /** The child whose account it is for, whose card pays, whatever else could. */
  childNo?: number | undefined;
}

/** All of what a plan is to be. */
export function wishOf(amount: string, terms: PlanTerms, payer: Payer): Wish {
  const { kind, window } = terms;
  return {
    amount,
    ...cycleOf(terms),
    smart: kind === 'no' ? null : { rule: kind, window },
    end: endOf(terms),
    ...payerIn(payer),
  };
}

function payerIn({ card, source, childNo }: Payer) {
  if (childNo !== undefined) return { childNo };
  return {
    cardId: source ? null : (card?.cardId ?? null),
    cashAcco: source?.tradeAcco ?? null,
    cashFundCode: source?.fundCode ?? null,
  };
}

function endOf({ until, date, times, rate }: PlanTerms): Wish['end'] {
  if (until === 'date') return { date };
  if (until === 'times') return { times: Number(times) };
  return until === 'rate' ? { targetRate: fractionOf(rate) } : null;
}

/**
 * Why the end will not do; nothing where it does, or where the server has to say. `first` is the
 * day of the next run, where it is known.
 */
export function endFault(
  { until, date, times, rate }: PlanTerms,
  first?: string,
): string | undefined {
  if (until === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(date)) return words.dateWrong;
  if (until === 'date' && first && date < first) return words.dateEarly(first);
  if (until === 'times' && !(/^\d{1,4}$/.test(times) && within(times))) return words.timesWrong;
  if (until !== 'rate') return undefined;
  const fits = /^\d{1,4}(\.\d{1,2})?$/.test(rate) && /[1-9]/.test(rate);
  return fits && compare(rate, '1000') <= 0 ? undefined : words.rateWrong;
}

function within(times: string): boolean {
  return Number(times) >= 1 && Number(times) <= MOST_TIMES;
}

/** When it is finished, in a few words. */
export function endText({ until, date, times, rate }: PlanTerms): string {
  if (until === 'date') return words.toDate(date);
  if (until === 'times') return words.toTimes(times);
  return until === 'rate' ? words.toRate(rate) : words.endless;
}

/** `12.5` in percent as a fraction: `0.125`; the point is moved, nothing is computed. */
export function fractionOf(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  const padded = whole.padStart(3, '0');
  const fraction = `${padded.slice(0, -2)}.${padded.slice(-2)}${decimals}`;
  return fraction.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '') || '0';
}

/** Whether a plan is just what was wished for; what pays has no say in it. */
export function isWish(
  plan: Timed & { amount: string },
  wish: Timed & { amount: string },
): boolean {
  return compare(plan.amount, wish.amount) === 0 && shapeOf(plan) === shapeOf(wish);
}

function shapeOf(timed: Timed): string {
  const terms = termsOf(timed);
  return `${typeOf(terms)} ${endText(terms)}`;
}
