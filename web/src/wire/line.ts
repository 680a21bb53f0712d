/* once */
import { createStore } from '@/lib/store';

/** Whether the last call found no server. What is shown then may be older than it looks. */
export const lineLost = createStore(false);
