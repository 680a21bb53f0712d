/* once */
import { createStore } from '@/lib/store';

/** Whether the last call found no server. What is shown then may be older than it looks. */
export const lineLost = createStore(false);

/**
 * Whether there is no network, as `watchLine` finds. No act is begun then: nothing is sent, and
 * nothing waits to be sent.
 */
export const offline = createStore(false);
