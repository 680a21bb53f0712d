import { laterDay } from '@/lib/days';
import type { planCalendar } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

type Calendar = Output<typeof planCalendar>;

/** How a weekday is painted; a day before the first one of the month is none. */
export type Mark = 'none' | 'open' | 'runs' | 'moved' | 'dropped';

/** The weekdays of a month, Monday to Friday in a row, each with its mark. */
export function weeksOf(month: string, calendar: Calendar): { day: string; mark: Mark }[] {
  const cells: { day: string; mark: Mark }[] = [];
  const marks = marksOf(calendar);
  for (let day = month; day.slice(0, 7) === month.slice(0, 7); day = laterDay(day, 1)) {
    const at = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    if (at > 4) continue;
    if (cells.length === 0) {
      for (let blank = 0; blank < at; blank += 1) cells.push({ day: `-${blank}`, mark: 'none' });
    }
    cells.push({ day, mark: marks.get(day) ?? 'open' });
  }
  return cells;
}

function marksOf({ days, dropped }: Calendar): Map<string, Mark> {
  const marks = new Map<string, Mark>(dropped.map(({ nominal }) => [nominal, 'dropped']));
  for (const { date, runs } of days) {
    marks.set(date, runs.some(({ why }) => why !== '') ? 'moved' : 'runs');
  }
  return marks;
}

/** A day that is another one than meant, or on which nothing is taken. */
export interface Changed {
  day: string;
  why: string;
  /** What it takes; none of a dropped one. */
  amount: string | undefined;
}

/** All of these, in the order of their days. */
export function changedOf({ days, dropped }: Calendar): Changed[] {
  const moved = days.flatMap(({ date, runs }) =>
    runs
      .filter(({ why }) => why !== '')
      .map(({ why, amount }) => ({ day: date, why, amount: amount as string | undefined })),
  );
  const none = dropped.map(({ nominal, why }) => ({ day: nominal, why, amount: undefined }));
  return [...moved, ...none].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
