/* once */
import { signed, size } from '@/lib/figures';
import { Bars } from '@/ui/Bars';
import { Card } from '@/ui/Card';
import { periodName, type StatementPeriod, shortName } from './periods';
import { statementsWords as words } from './words';
import '@/ui/chart/chart.css';

/** So many of the newest months are drawn. */
const DRAWN = 12;

interface MonthBarsProps {
  /** Newest first. */
  months: readonly StatementPeriod[];
  hidden: boolean;
}

/** Profit by month, so that months are compared at a glance. */
export function MonthBars({ months, hidden }: MonthBarsProps) {
  const drawn = months.slice(0, DRAWN).toReversed();
  // One month is compared with nothing.
  if (drawn.length < 2) return null;
  return (
    <Card title={words.bars}>
      {hidden ? (
        <p className="py-6 text-center text-12 text-t3">{words.barsHidden}</p>
      ) : (
        <Bars
          label={words.bars}
          height={168}
          bars={drawn.map(({ period, profit }) => ({
            label: shortName(period),
            name: periodName(period),
            value: Number(profit),
          }))}
          format={(value) => signed(value.toFixed(2))}
          axis={onAxis}
        />
      )}
    </Card>
  );
}

/** `+1.5万` */
function onAxis(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${size(Math.abs(value).toFixed(2))}`;
}
