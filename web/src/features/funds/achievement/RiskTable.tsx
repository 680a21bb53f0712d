import { useState } from 'react';
import { amount, inPercent, percent } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Term } from '@/trade/fund/Term';
import { Segment } from '@/ui/Segment';
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

/** Risk figures in ink, by window; a window that the fund is too young for is not there. */
export function RiskTable({ risks }: { risks: readonly RiskRow[] }) {
  const elder = useStore(textSize) === 'elder';
  return (
    <>
      {elder ? <OneWindow risks={risks} /> : <Columns risks={risks} />}
      <p className="mt-2 text-12 text-t3">{words.riskNote}</p>
    </>
  );
}

/** A column a window; the narrowest phones push it sideways. */
function Columns({ risks }: { risks: readonly RiskRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is pushed sideways by keys
    <section className="heat-box" tabIndex={0} aria-label={words.riskScroll}>
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
              <th scope="row" className="nowrap">
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
    </section>
  );
}

/** Large letters have room for one window. */
function OneWindow({ risks }: { risks: readonly RiskRow[] }) {
  const [period, setPeriod] = useState<string | undefined>(risks[0]?.period);
  const risk = risks.find((one) => one.period === period) ?? risks[0];
  if (!risk) return null;
  return (
    <>
      <Segment
        label={words.period}
        choices={risks.map((one) => ({ value: one.period as string, label: one.name }))}
        value={risk.period}
        onChange={setPeriod}
      />
      <dl className="m-0 mt-3">
        {FIGURES.map(([label, noun, figure]) => (
          <div key={label} className="flex justify-between gap-3 py-1.5">
            <dt>
              <Term noun={noun}>{label}</Term>
            </dt>
            <dd className="fig m-0">{figure(risk)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
