import { inPercent, parts } from '@/lib/figures';

/** What may be the limit of the strong colour, in percent. */
const LIMITS = [0.1, 0.2, 0.5, 1, 2, 3, 4, 6, 8, 10, 15] as const;

/** How a month is painted: which way it went, and whether farther than the limit. */
export interface Heat {
  tone: 'up' | 'down' | 'flat';
  strong: boolean;
}

/** The limit that about a quarter of the months are beyond: bonds and shares differ by far. */
export function limitOf(growths: readonly (string | null | undefined)[]): number {
  const far = growths
    .filter((growth) => growth != null)
    .map((growth) => Math.abs(Number(inPercent(growth))))
    .toSorted((a, b) => a - b);
  const quarter = far[Math.floor(far.length * 0.75)] ?? 0;
  return LIMITS.find((limit) => limit >= quarter) ?? LIMITS[LIMITS.length - 1] ?? 0;
}

/** As it is shown, with one decimal: what rounds to zero is grey. */
export function heatOf(growth: string, limit: number): Heat {
  const sign = parts(inPercent(growth), 1)?.sign ?? 0;
  const tone = sign > 0 ? 'up' : sign < 0 ? 'down' : 'flat';
  return { tone, strong: tone !== 'flat' && Math.abs(Number(inPercent(growth))) > limit };
}
