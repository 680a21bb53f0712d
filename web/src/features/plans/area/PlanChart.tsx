import clsx from 'clsx';
import { useMemo } from 'react';
import { areaWords as words } from '@/features/plans/words';
import { amount } from '@/lib/figures';
import type { Series } from '@/ui/chart/props';
import { LineChart } from '@/ui/LineChart';
import type { Figures } from './figures';

/** Worth, paid and all at once on each day, with a crosshair. Pixels only: the sums are answered. */
export function PlanChart({ figures }: { figures: Figures }) {
  const { curve, fund } = figures;
  const series = useMemo(() => linesOf(curve), [curve]);
  return (
    <div className="mt-4">
      <p className="plan-legend">
        {series.map(({ name, kind }) => (
          <span key={name}>
            <i className={clsx('chart-swatch', `swatch-${kind}`)} />
            {name}
          </span>
        ))}
      </p>
      <LineChart
        label={words.chart(fund.fundName)}
        days={curve.dates}
        series={series}
        format={(value) => amount(value.toFixed(2))}
        axis={(value) => amount(value.toFixed(0), 0)}
        plain
      />
    </div>
  );
}

function linesOf({ value, paid, once }: Figures['curve']): Series[] {
  return [
    { name: words.value, kind: 'own', values: value.map(Number) },
    { name: words.paid, kind: 'base', values: paid.map(Number) },
    { name: words.once, kind: 'peer', values: once.map(Number) },
  ];
}
