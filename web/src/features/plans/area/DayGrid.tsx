/* once */
import { dayWords as words } from '@/features/plans/words.days';
import type { Unit } from './question';
import './days.css';

const DAYS = Array.from({ length: 28 }, (_, at) => at + 1);

interface DayGridProps {
  unit: Unit;
  day: number;
  onChoose: (day: number) => void;
}

/** The weekday of a week, or the day of a month, as cells to tap. */
export function DayGrid({ unit, day, onChoose }: DayGridProps) {
  if (unit === 'd') return <p className="text-13 text-t2">{words.daily}</p>;
  if (unit === 'm') {
    return (
      <>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
        <div role="group" aria-label={words.monthDay} className="plan-days plan-days-7">
          {DAYS.map((one) => (
            <Cell
              key={one}
              label={String(one)}
              spoken={words.monthDayName(one)}
              on={day === one}
              onClick={() => onChoose(one)}
            />
          ))}
        </div>
        <p className="mt-2 text-13 text-t2">{words.monthNote}</p>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div role="group" aria-label={words.weekday} className="plan-days">
      {words.weekdays.map((name, at) => (
        <Cell
          key={name}
          label={words.weekdayName(name)}
          on={day === at + 1}
          onClick={() => onChoose(at + 1)}
        />
      ))}
    </div>
  );
}

interface CellProps {
  label: string;
  spoken?: string;
  on: boolean;
  onClick: () => void;
}

function Cell({ label, spoken, on, onClick }: CellProps) {
  return (
    <button
      type="button"
      className="plan-day"
      aria-label={spoken}
      aria-pressed={on}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
