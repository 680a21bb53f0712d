import { createStore } from '@/lib/store';
import type { Outcome } from './guards';

/** A guard's question that stands open. */
export type Asking = Extract<Outcome, { kind: 'ask' }> & {
  /** The path that was wanted. */
  wanted: string;
  /** Asked over the screen that the visitor is on; declining keeps him there. */
  stay: boolean;
};

export const asking = createStore<Asking | null>(null);
