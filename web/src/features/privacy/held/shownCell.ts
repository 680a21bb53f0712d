import { dayTime } from '@/lib/days';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const COUNTRY = /^[A-Z]{2}$/;

/** A cell of what is held, as people write it: moments, and countries by their names. */
export function shownCell(cell: string): string {
  if (INSTANT.test(cell)) return dayTime(Date.parse(cell));
  if (!COUNTRY.test(cell)) return cell;
  return new Intl.DisplayNames(['zh-CN'], { type: 'region' }).of(cell) ?? cell;
}
