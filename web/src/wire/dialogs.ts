/* once */
import { createStore } from '@/lib/store';
import type { Refusal } from './failure';

/** A refusal of the private buy check or pre-trade that is shown as a dialog. */
export const privateDialog = createStore<Refusal | null>(null);
