/* once */
import { useQuery } from '@tanstack/react-query';
import { DayLine } from '@/features/plans/area/DayLine';
import { yearWords as words } from '@/features/plans/words.year';
import { amount, HIDDEN } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { planCalendar } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';
import { changedOf, type Mark, weeksOf } from './months';
import './year.css';

type Calendar = Output<typeof planCalendar>;

interface YearCardProps {
  planNo: string;
  smart: boolean;
  hidden: boolean;
}

/** The year ahead of a plan, month by month, and why days are others than meant. */
export default function YearCard({ planNo, smart, hidden }: YearCardProps) {
  const elder = useStore(textSize) === 'elder';
  return (
    <CardOf
      query={useQuery(planCalendar({ planNo }))}
      title={words.title}
      failed={words.failed}
      bones={
        <Shimmer>
          <Bone h={420} />
        </Shimmer>
      }
    >
      {(calendar) =>
        calendar.days.length === 0 ? (
          <p className="text-t2">{words.none}</p>
        ) : (
          <>
            {elder ? (
              <MonthList calendar={calendar} hidden={hidden} />
            ) : (
              <Months calendar={calendar} hidden={hidden} />
            )}
            <ChangedDays calendar={calendar} hidden={hidden} />
            <p className="mt-3 text-13 text-t2">{smart ? words.guess : words.sure}</p>
          </>
        )
      }
    </CardOf>
  );
}

interface PartProps {
  calendar: Calendar;
  hidden: boolean;
}

const CELLS: Record<Mark, string> = {
  none: '',
  open: 'plan-day-open',
  runs: 'plan-day-runs',
  moved: 'plan-day-runs plan-day-moved',
  dropped: 'plan-day-dropped',
};

function Months({ calendar, hidden }: PartProps) {
  return (
    <>
      <ul className="plan-year">
        {calendar.months.map(({ month, runs, amount: sum }) => (
          <li key={month}>
            <span className="hidden-visually">{spokenOf(calendar, month, hidden)}</span>
            <span className="flex flex-wrap justify-between gap-x-1" aria-hidden="true">
              <b className="strong">{nameOf(month)}</b>
              <span className="fig text-t2">
                {hidden ? words.runs(runs) : amount(sum).replace(/\.00$/, '')}
              </span>
            </span>
            <span className="plan-weeks" aria-hidden="true">
              {weeksOf(month, calendar).map(({ day, mark }) => (
                <i key={day} className={CELLS[mark]} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-12 text-t2" aria-hidden="true">
        {(['runs', 'moved', 'dropped'] as const).map((mark) => (
          <span key={mark}>
            <span className={`plan-mark ${CELLS[mark]}`} />
            {mark === 'runs' ? words.run : words[mark]}
          </span>
        ))}
      </p>
    </>
  );
}

/** Large letters have no room for twelve small calendars. */
function MonthList({ calendar: { months }, hidden }: PartProps) {
  return (
    <ul className="m-0 list-none divide-y divide-line p-0">
      {months.map(({ month, runs, amount: sum }) => (
        <li key={month} className="flex justify-between gap-3 py-2">
          <span>{`${nameOf(month)} ${words.runs(runs)}`}</span>
          <Figure value={sum} hidden={hidden} />
        </li>
      ))}
    </ul>
  );
}

function ChangedDays({ calendar, hidden }: PartProps) {
  const changed = changedOf(calendar);
  if (changed.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-15 strong">{words.changed}</h3>
      <ul className="m-0 list-none p-0">
        {changed.map(({ day, why, amount: sum }) => (
          <DayLine
            key={`${day} ${why}`}
            day={day}
            dropped={sum === undefined}
            why={<Sentence>{why}</Sentence>}
            value={sum === undefined ? words.no : <Figure value={sum} hidden={hidden} />}
          />
        ))}
      </ul>
    </section>
  );
}

/** 12月, or 2027年1月 where the year begins. */
function nameOf(month: string): string {
  const name = words.month(String(Number(month.slice(5, 7))));
  return month.slice(5, 7) === '01' ? `${month.slice(2, 4)}年${name}` : name;
}

function spokenOf({ months, days }: Calendar, month: string, hidden: boolean): string {
  const found = months.find((one) => one.month === month);
  const on = days
    .filter(({ date }) => date.slice(0, 7) === month.slice(0, 7))
    .map(({ date }) => `${Number(date.slice(8))}日`)
    .join('、');
  const sum = hidden ? HIDDEN : amount(found?.amount);
  return words.spoken(nameOf(month), found?.runs ?? 0, sum, on);
}
