/** `2026-11-19` → `11月19日`: large-text mode speaks dates. */
export function spokenDate(day: string | null | undefined): string {
  const [, month, date] = (day ?? '').split('-');
  return month && date ? `${Number(month)}月${Number(date)}日` : '最近一天';
}
