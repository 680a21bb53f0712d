import type { Series } from '@/ui/chart/props';

/** The lines of the funds, in their order. */
export const KINDS: readonly Series['kind'][] = ['first', 'second', 'third', 'fourth'];

/** The stick of its line's colour beside a fund's name. */
export const STICKS = ['compare-1', 'compare-2', 'compare-3', 'compare-4'] as const;
