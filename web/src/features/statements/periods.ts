import type { statements } from '@/wire/gen/statements';
import type { Output } from '@/wire/operation';
import { statementsWords as words } from './words';

export type Statements = Output<typeof statements>;
export type StatementPeriod = Statements['months'][number];

/** `2026年10月`, `2026年`. */
export function periodName(period: string): string {
  const [year = '', month] = period.split('-');
  return month ? words.month(year, Number(month)) : words.year(year);
}

/** `10月`; of a year `全年`. */
export function shortName(period: string): string {
  const [, month] = period.split('-');
  return month ? words.monthOnly(Number(month)) : words.whole;
}

export interface YearOf {
  year: StatementPeriod;
  months: readonly StatementPeriod[];
}

/** Each year with the months of it that are listed, newest first. */
export function byYear({ years, months }: Statements): YearOf[] {
  return years.map((year) => ({
    year,
    months: months.filter(({ period }) => period.startsWith(`${year.period}-`)),
  }));
}
