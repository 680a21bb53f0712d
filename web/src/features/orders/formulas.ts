import { amount, discount, inPercent, percent } from '@/lib/figures';

/** Rates are said in percent. */
export function isRate({ label }: { label: string }): boolean {
  return label.endsWith('费率');
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

/** `0.0030 × 0.1000` as people say it: 0.30% × 1折. */
export function rateFormula(formula: string): string {
  const [rate, tenths] = formula.split('×').map((part) => part.trim());
  const said = tenths && discount(tenths);
  return rate && said ? `${percent(inPercent(rate))} × ${said}` : setFormula(formula);
}

/** `1643.94 × 0.0150`, a fee as a part of the money: 1,643.94 × 1.50%. */
export function feeFormula(formula: string): string {
  const [sum, rate] = formula.split('×').map((part) => part.trim());
  return sum && rate && /^0\.\d{4}$/.test(rate)
    ? `${setFormula(sum)} × ${percent(inPercent(rate))}`
    : setFormula(formula);
}
