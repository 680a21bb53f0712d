const DAY_MS = 86_400_000;

/** The weeks of a month, Monday first; none where a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first_ms = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(first_ms)) return [];
  const lead = (new Date(first_ms).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let at_ms = first_ms; ; at_ms += DAY_MS) {
    const day = new Date(at_ms).toISOString().slice(0, 10);
    if (!day.startsWith(month)) break;
    days.push(day);
  }
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The day that a key leads to, among those that can be chosen; none where the key means nothing. */
export function dayByKey(key: string, from: string, days: readonly string[]): string | undefined {
  if (key === 'Home') return days[0];
  if (key === 'End') return days.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const target = new Date(Date.parse(`${from}T00:00:00Z`) + step * DAY_MS);
  const wanted = target.toISOString().slice(0, 10);
  return step > 0 ? days.find((day) => day >= wanted) : days.findLast((day) => day <= wanted);
}
