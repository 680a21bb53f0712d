/* once: what is kept is made by a function of another module */
import { keptDraft } from '@/patterns/form/draft';
import type { Draft } from './draft';

/** What is arranged and not saved yet: it outlives a look at the comparison. */
export const arranging = keptDraft<Draft>();
