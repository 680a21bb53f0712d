/* once */
import { profitAt, profitOnAxis } from '@/features/holdings/profitFigures';
import { Bars } from '@/ui/Bars';
import type { PeriodProps } from './PeriodTiles';
import { periodName, unitName } from './periods';
import { historyWords as words } from './words';
import '@/ui/chart/chart.css';

/** Profit and loss above and below a line, by day, month or year. */
export function PeriodBars({ period, units, hidden, chosen, onChoose }: PeriodProps) {
  const known = units.filter(({ profit }) => profit != null);
  if (hidden) return <p className="py-6 text-center text-12 text-t3">{words.barsHidden}</p>;
  if (known.length === 0)
    return <p className="py-6 text-center text-13 text-t3">{words.partsNone}</p>;
  return (
    <Bars
      label={words.grid(periodName(period))}
      bars={known.map(({ unit, profit }) => ({
        label: barLabel(unit),
        name: unitName(unit),
        value: Number(profit),
      }))}
      format={profitAt}
      axis={profitOnAxis}
      chosen={known.findIndex(({ unit }) => unit === chosen)}
      onChoose={(at) => onChoose(known[at]?.unit ?? '')}
    />
  );
}

function barLabel(unit: string): string {
  if (unit.length > 7) return String(Number(unit.slice(8)));
  return unit.length > 4 ? words.monthOnly(Number(unit.slice(5))) : unit;
}
