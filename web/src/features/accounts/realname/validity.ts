/** The last day of a certificate that never expires. */
export const LONG_TERM = '9999-12-31';

/** The end of a certificate's validity, for reading: 长期有效 or the day. */
export function validTo(day: string | null | undefined): string {
  if (!day) return '--';
  return day === LONG_TERM ? '长期有效' : day;
}
