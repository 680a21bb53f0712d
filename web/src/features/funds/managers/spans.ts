const DAY_MS = 86_400_000;

/** Where a time lies on an axis of time, in percent of it. */
export function spanOf(
  from: string,
  to: string,
  [first, last]: readonly [string, string],
): { left: number; width: number } {
  const whole = days(first, last) || 1;
  const left = (days(first, from) / whole) * 100;
  return { left, width: Math.max(0, (days(from, to) / whole) * 100) };
}

/** Natural days between two days. */
export function days(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
