import { type ReactNode, useState } from 'react';
import { belowWords as words } from '@/features/funds/words';
import { amount, direction, inPercent, percent } from '@/lib/figures';
import { Term } from '@/trade/fund/Term';
import { Card } from '@/ui/Card';
import { Segment } from '@/ui/Segment';
import type { components } from '@/wire/gen/funds';

type RiskRow = components['schemas']['RiskRow'];

/** Drawdown and risk figures in ink: a past fall is not a fall today. */
export function RiskCard({ risks }: { risks: readonly RiskRow[] }) {
  const first = risks.find(({ period }) => period === '1y') ?? risks[0];
  const [period, setPeriod] = useState<string>(first?.period ?? '');
  const risk = risks.find((one) => one.period === period) ?? first;
  if (!risk) return null;
  const choices = risks.map((one) => ({ value: one.period as string, label: one.name }));
  return (
    <Card title={words.risk}>
      {choices.length > 1 && (
        <Segment label={words.window} choices={choices} value={period} onChange={setPeriod} />
      )}
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Cell
          label={<Term noun={words.maxDrawdown} />}
          note={risk.drawdownBetterThan != null && words.better(risk.drawdownBetterThan)}
        >
          {percent(inPercent(risk.maxDrawdown))}
        </Cell>
        <Cell
          label={<Term noun={words.volatilityTerm}>{words.volatility}</Term>}
          note={risk.volatilityBetterThan != null && words.better(risk.volatilityBetterThan)}
        >
          {percent(inPercent(risk.volatility))}
        </Cell>
        <Cell
          label={<Term noun={words.sharpe} />}
          note={risk.sharpeBetterThan != null && words.better(risk.sharpeBetterThan)}
        >
          {amount(risk.sharpe)}
        </Cell>
        <Recovery risk={risk} />
      </dl>
    </Card>
  );
}

function Recovery({ risk }: { risk: RiskRow }) {
  if (direction(risk.maxDrawdown, 4) === 'flat') {
    return <Cell label={words.recovery}>{words.noFall}</Cell>;
  }
  return (
    <Cell label={words.recovery} note={words.recovered(risk.bottomDate, risk.recoveredDate)}>
      {risk.recoveryDays == null ? words.notRecovered : words.days(risk.recoveryDays)}
    </Cell>
  );
}

interface CellProps {
  label: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

function Cell({ label, note, children }: CellProps) {
  return (
    <div className="inset">
      <dt className="text-13 text-t2">{label}</dt>
      <dd className="fig m-0 text-20">{children}</dd>
      {note && <dd className="m-0 text-12 text-t2">{note}</dd>}
    </div>
  );
}
