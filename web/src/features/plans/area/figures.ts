import type { components } from '@/wire/gen/plans';
import type { PlanQuestion } from './question';

export type Figures = components['schemas']['BacktestFigures'];
export type Picks = components['schemas']['PlanPicks'];

/** Changes what is asked. */
export type Change = (next: Partial<PlanQuestion>) => void;
