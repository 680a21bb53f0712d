import { redeemWords } from '@/features/orders/words.redeem';
import { clockOf, monthDay, shortDay, spokenDay } from '@/lib/days';
import { amount, inPercent, percent } from '@/lib/figures';
import { barrierTo, signsFirst } from '@/trade/form/barrier';
import { compare } from '@/trade/form/limits';
import type { TradeStep } from '@/trade/form/step';
import { promiseWords } from '@/trade/form/words.promise';
import type { FundCard } from '@/trade/fund/FundRow';
import { isMoney } from '@/trade/fund/money';
import type { PromiseStep } from '@/ui/PromiseLine';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { intoWords as words } from './words.into';

type PreRedeem = Output<typeof preRedeem>;

/** The purchase with the proceeds of a redemption, as far as it is known before. */
export type Into = NonNullable<PreRedeem['into']>;

/** Why the target would not take what these shares bring; nothing when it would. */
export function proceedsProblem(into: Into): string | undefined {
  return !into.open && isOutside(into) ? into.closedReason : undefined;
}

/** Why no shares would do: the target is closed, or does not go with the fund. */
export function targetProblem(into: Into): string | undefined {
  return into.open || isOutside(into) ? undefined : into.closedReason || words.closed;
}

function isOutside({ amount: sum, minAmount, maxAmount }: Into): boolean {
  return compare(sum, minAmount) < 0 || Boolean(maxAmount && compare(sum, maxAmount) > 0);
}

interface Filled {
  /** Shares as on the wire; empty when none. */
  value: string;
  /** Why these shares will not do. */
  problem: string | undefined;
  /** The target's documents. */
  accepted: boolean;
  /** The preview is of exactly what is typed. */
  exact: boolean;
  failed: boolean;
}

/** What stands between the customer and a redemption to his card. */
export function cardStep(base: PreRedeem, filled: Filled): TradeStep {
  const act = redeemWords.submit;
  if (!base.open) return { kind: 'wait', act, why: base.closedReason || redeemWords.closed };
  const why = missing(filled);
  return why ? { kind: 'wait', act, why, soon: isComputing(filled) } : { kind: 'pay', act };
}

/** The same of one into a fund: its purchase must be possible, too. None yet: it is on its way. */
export function intoStep(base: PreRedeem, into: Into | undefined, filled: Filled): TradeStep {
  const act = words.submit;
  if (!base.open) return { kind: 'wait', act, why: base.closedReason || redeemWords.closed };
  if (!into && !filled.failed) return { kind: 'wait', act, why: words.computing, soon: true };
  if (!into) return { kind: 'wait', act, why: words.chooseOther };
  if (targetProblem(into)) return { kind: 'wait', act, why: words.chooseOther };
  const { checks, matchCode } = into;
  const buyer = { open: true, closedReason: '', checks, matchCode };
  const barrier = barrierTo(buyer, act, words.closed, into.target.fundCode);
  if (barrier) return barrier;
  const signs = signsFirst(buyer);
  const why = missing(filled) ?? (filled.accepted ? undefined : words.needAgreement);
  if (why) return { kind: 'wait', act: signs ? words.sign : act, why, soon: isComputing(filled) };
  return signs ? { kind: 'sign', act: words.sign } : { kind: 'pay', act };
}

/** Nothing is missing but the preview. */
function isComputing({ value, problem, exact, failed }: Filled): boolean {
  return value !== '' && !problem && !failed && !exact;
}

function missing({ value, problem, exact, failed }: Filled): string | undefined {
  if (!value) return redeemWords.needShares;
  // Why stands under the shares, and what is lost above the bar: neither is said twice.
  if (problem) return redeemWords.changeShares;
  if (failed) return redeemWords.retryFirst;
  return exact ? undefined : redeemWords.computing;
}

/** `七日年化1.68%，万份收益0.4567（11-20）`; of other funds their NAV. */
export function yieldsOf(fund: FundCard): string {
  const { sevenDayYield, incomePerTenThousand, nav, navDate } = fund;
  const day = monthDay(navDate);
  if (!isMoney(fund)) return words.price(amount(nav, 4), day);
  return words.yields(percent(inPercent(sevenDayYield)), amount(incomePerTenThousand, 4), day);
}

/** The day on which the money buys, and the one on which that is confirmed. */
export function intoSteps({ dates }: Pick<PreRedeem, 'dates'>, into: Into): PromiseStep[] {
  const { tDay, confirmDate, incomeFrom, cancelUntil } = into.dates;
  const price = incomeFrom ? promiseWords.parPrice : promiseWords.navOf(monthDay(tDay));
  const { arriveDate } = dates;
  // The target may be closed on the day on which the money comes.
  const before =
    arriveDate && arriveDate !== tDay ? words.arrivesBefore(spokenDay(arriveDate)) : '';
  const until = cancelUntil ? clockOf(cancelUntil) : null;
  return [
    {
      state: 'later',
      title: words.buy,
      date: shortDay(tDay),
      text: before + words.buyText(into.target.fundName, price, until),
    },
    {
      state: 'later',
      title: words.confirm,
      date: shortDay(confirmDate),
      text: incomeFrom ? promiseWords.incomeFrom(spokenDay(incomeFrom)) : promiseWords.confirmText,
    },
  ];
}
