const WEEKDAYS = '日一二三四五六';

/** `2026-11-23` → `周一`. */
export function weekday(day: string): string {
  const index = new Date(`${day}T00:00:00Z`).getUTCDay();
  return Number.isNaN(index) ? '' : `周${WEEKDAYS[index]}`;
}

/** A day in a column: `11-23 周一` within the year of `today`, `2027-05-22` beyond it. */
export function shortDay(day: string | null | undefined, today = localDay()): string {
  if (!day) return '--';
  return sameYear(day, today) ? `${day.slice(5)} ${weekday(day)}` : day;
}

/** A day in a sentence: `11-23（周一）`. */
export function spokenDay(day: string | null | undefined, today = localDay()): string {
  if (!day) return '--';
  return sameYear(day, today) ? `${day.slice(5)}（${weekday(day)}）` : day;
}

/** Month and day only: `11-23`, or the whole day in another year. */
export function monthDay(day: string | null | undefined, today = localDay()): string {
  if (!day) return '--';
  return sameYear(day, today) ? day.slice(5) : day;
}

/** Milliseconds since 1970 as `11-23 15:08` in China's time, with the year where it differs. */
export function dayTime(instant_ms: number, now_ms = Date.now()): string {
  const text = chinaText(instant_ms);
  const [day = '', time = ''] = text.split(' ');
  return `${monthDay(day, chinaDay(now_ms))} ${time.slice(0, 5)}`;
}

/** The day of an RFC 3339 instant in China's time: `11-23`, `2027-05-22` in another year. */
export function instantDay(instant: string | null | undefined): string {
  return instant ? (dayTime(Date.parse(instant)).split(' ')[0] ?? '--') : '--';
}

/** An RFC 3339 instant as `11-23 15:08` in China's time. */
export function instantTime(instant: string | null | undefined): string {
  return instant ? dayTime(Date.parse(instant)) : '--';
}

/** The day in China at an instant, ms since 1970: `2026-11-20`. */
export function chinaDay(instant_ms: number): string {
  return chinaText(instant_ms).slice(0, 10);
}

function localDay(): string {
  return chinaDay(Date.now());
}

function sameYear(a: string, b: string): boolean {
  return a.slice(0, 4) === b.slice(0, 4);
}

/** The time in China at an instant: `14:32:08`. */
export function chinaTime(instant_ms: number): string {
  return chinaText(instant_ms).slice(11);
}

/** `2026-11-20T15:00:00+08:00` → `15:00`: the wire has China's time. */
export function clockOf(instant: string): string {
  return instant.slice(11, 16);
}

/** `YYYY-MM-DD HH:MM:SS` in UTC+8; China keeps no summer time. */
function chinaText(instant_ms: number): string {
  return new Date(instant_ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** So many days later: `laterDay('2026-11-20', 30)` is `2026-12-20`. */
export function laterDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The earliest of some days; none without any. */
export function firstDay(days: readonly (string | null | undefined)[]): string | undefined {
  return days.filter((day) => day != null).toSorted()[0];
}
