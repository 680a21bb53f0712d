import { amount, inPercent, percent } from '@/lib/figures';
import { Term } from '@/trade/fund/Term';
import type { components } from '@/wire/gen/funds';
import { achievementWords as words } from './words';

type RiskRow = components['schemas']['RiskRow'];

/** Label, term of the glossary, figure. */
const FIGURES: readonly [string, string, (risk: RiskRow) => string][] = [
  [words.maxDrawdown, words.maxDrawdown, ({ maxDrawdown }) => percent(inPercent(maxDrawdown))],
  [words.volatility, words.volatilityTerm, ({ volatility }) => percent(inPercent(volatility))],
  [words.sharpe, words.sharpe, ({ sharpe }) => amount(sharpe)],
  [words.calmar, words.calmar, ({ calmar }) => amount(calmar)],
  [
    words.recovery,
    words.recovery,
    ({ recoveryDays }) => (recoveryDays == null ? '--' : String(recoveryDays)),
  ],
];

/** Risk figures in ink, a column a window; a window that the fund is too young for has none. */
export function RiskTable({ risks }: { risks: readonly RiskRow[] }) {
  return (
    <>
      <table className="figures-table risk-table">
        <caption className="hidden-visually">{words.risk}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{words.figure}</span>
            </th>
            {risks.map(({ period, name }) => (
              <th key={period} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(([label, noun, figure]) => (
            <tr key={label}>
              <th scope="row">
                <Term noun={noun}>{label}</Term>
              </th>
              {risks.map((risk) => (
                <td key={risk.period} className="fig">
                  {figure(risk)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-t3">{words.riskNote}</p>
    </>
  );
}
