import { amount, discount, inPercent, percent } from '@/lib/figures';
import { convertedWords as words } from '@/trade/order/words.converted';

const ONLY_LOT = '第1批';

/** A step of a calculation, as the server has it. */
export interface FeeStep {
  label: string;
  formula: string;
  rounded: string;
}

/** The steps, of a single lot without the totals that only repeat it. */
export function withoutRepeats(steps: readonly FeeStep[]): readonly FeeStep[] {
  const byLot = steps.some(({ label }) => label.startsWith(ONLY_LOT));
  if (!byLot || steps.some(({ label }) => label.startsWith('第2批'))) return steps;
  return steps
    .filter(({ formula, rounded }) => formula !== rounded)
    .map((step) => ({ ...step, label: step.label.replace(ONLY_LOT, '') }));
}

/** The figure of a step as it is shown. */
export function figureOf(step: FeeStep): string {
  if (isDiscount(step)) return discount(step.rounded);
  return isRate(step) ? percent(inPercent(step.rounded)) : setFigure(step.rounded);
}

/** The formula of a step as it is shown. */
export function formulaOf(step: FeeStep): string {
  if (isRate(step)) return rateFormula(step.formula);
  if (isDiscount(step)) return discountFormula(step.formula);
  return step.label.endsWith('费') ? feeFormula(step.formula) : setFormula(step.formula);
}

/** Discounts are said in tenths. */
function isDiscount({ label }: { label: string }): boolean {
  return label.endsWith('折扣');
}

/** `0.1000 − 0.0500` in tenths: 1折 − 0.5折; where the fund's least one holds, that too. */
export function discountFormula(formula: string): string {
  const tenths = formula.replaceAll(/\d\.\d{4,8}/g, (rate) => discount(rate) || rate);
  const [, lowered, least] = /^max\((.+), (.+)\)$/.exec(tenths) ?? [];
  return lowered && least ? words.atLeast(lowered, least) : tenths;
}

/** Rates are said in percent. */
export function isRate({ label }: { label: string }): boolean {
  return /费率差?$/.test(label);
}

/** A figure of a step: money and shares with separators, net values as they are. */
export function setFigure(figure: string): string {
  return /^\d+\.\d{2}$/.test(figure) ? amount(figure) : figure;
}

/** The server's formula with its figures set, rates in percent, and air around the signs. */
export function setFormula(formula: string): string {
  return formula
    .replaceAll(/\(1 ?\+ ?(0\.\d+)\)/g, (_, rate: string) => `(1 + ${percent(inPercent(rate))})`)
    .replaceAll(/\d+(?:\.\d+)?(?![\d.]*%)/g, setFigure)
    .replaceAll(/\s*([÷×−+])\s*/g, ' $1 ');
}

/** `0.0030 × 0.1000` as people say it: 0.30% × 1折; of a difference, both rates in percent. */
export function rateFormula(formula: string): string {
  const difference = /^max\((0(?:\.\d+)?) − (0(?:\.\d+)?), 0\)$/.exec(formula);
  if (difference) return words.rise(inPercents(difference[1]), inPercents(difference[2]));
  const [rate, tenths] = formula.split('×').map((part) => part.trim());
  const said = tenths && discount(tenths);
  return rate && said ? `${inPercents(rate)} × ${said}` : setFormula(formula);
}

function inPercents(rate: string | undefined): string {
  return percent(inPercent(rate));
}

/** `1643.94 × 0.0150`, a fee as a part of the money: 1,643.94 × 1.50%; of a sum with it, ÷ too. */
export function feeFormula(formula: string): string {
  const [, sum, rate, rest = ''] = /^([\d.]+) × (0\.\d{4,8})( ÷ .+)?$/.exec(formula) ?? [];
  return sum && rate
    ? `${setFormula(sum)} × ${inPercents(rate)}${setFormula(rest)}`
    : setFormula(formula);
}
