/** The last day of a certificate that never expires. */
export const LONG_TERM = '9999-12-31';

/** The end of a certificate's validity, for reading: 长期有效 or the day. */
export function validTo(day: string | null | undefined): string {
  if (!day) return '--';
  return day === LONG_TERM ? '长期有效' : day;
}

/**
 * A date as it is typed, digits only, with its dashes set by themselves: `20160102` and
 * `2016.01.02` → `2016-01-02`. `before` tells a deletion from typing.
 */
export function typedDay(text: string, before = ''): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean);
  const joined = parts.join('-');
  const grows = text.length > before.length;
  return grows && (digits.length === 4 || digits.length === 6) ? `${joined}-` : joined;
}

/** A whole date of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
