import { spokenDay } from '@/lib/days';
import { CalendarTiles, MonthGrid } from '@/ui/MonthGrid';
import type { Bounds } from './bounds';
import { cellOf, mostOf, type Period, periodName, type UnitRow } from './periods';
import { historyWords as words } from './words';

export interface PeriodProps {
  period: Period;
  units: readonly UnitRow[];
  bounds: Bounds;
  hidden: boolean;
  chosen: string | undefined;
  onChoose: (unit: string) => void;
}

/** The days of a month under their weekdays; months and years as tiles. */
export function PeriodTiles({ period, units, bounds, hidden, chosen, onChoose }: PeriodProps) {
  const { first, last, today, sure } = bounds;
  const facts = { first, last, today, hidden, most: mostOf(units) };
  const rows = new Map(units.map((row) => [row.unit, row]));
  const corrected = units.filter((row) => row.corrected);
  const label = words.grid(periodName(period));
  const begins =
    sure && period.unit !== 'year' && rows.has(first.slice(0, period.unit === 'day' ? 10 : 7));
  return (
    <>
      {period.unit === 'day' ? (
        <MonthGrid
          label={label}
          month={period.on.slice(0, 7)}
          cell={(day) => cellOf(rows.get(day), day, facts)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <CalendarTiles
          label={label}
          tiles={units.map(({ unit }) => ({
            key: unit,
            name: tileName(unit),
            cell: cellOf(rows.get(unit), unit, facts),
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      {!hidden && (
        <p className="mt-3 flex flex-wrap justify-center gap-x-3 text-12 text-t3">
          <span>
            <i className="calendar-key calendar-up-much" />
            {words.rose}
          </span>
          <span>
            <i className="calendar-key calendar-down-much" />
            {words.fell}
          </span>
          <span>{words.stronger}</span>
        </p>
      )}
      {corrected.length > 0 && (
        <p className="mt-1 text-center text-12 text-t3">
          {words.correctedDays(corrected.map(({ unit }) => spokenDay(unit)).join('，'))}
        </p>
      )}
      {begins && (
        <p className="mt-1 text-center text-12 text-t3">{words.begins(spokenDay(first))}</p>
      )}
    </>
  );
}

function tileName(unit: string): string {
  return unit.length > 4 ? words.monthOnly(Number(unit.slice(5))) : words.year(unit);
}
