import { dayTime } from '@/lib/days';
import { valuesWords as words } from './words.values';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
/** The last day of what does not end. */
const FOREVER = '9999-12-31';
const COUNTRY = /^[A-Z]{2}$/;

/** A cell of what is held, as people write it: moments, what does not end, countries by their names. */
export function shownCell(cell: string): string {
  if (INSTANT.test(cell)) return dayTime(Date.parse(cell));
  if (cell === FOREVER) return words.forever;
  if (!COUNTRY.test(cell)) return cell;
  return new Intl.DisplayNames(['zh-CN'], { type: 'region' }).of(cell) ?? cell;
}
