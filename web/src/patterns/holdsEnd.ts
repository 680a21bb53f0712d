/* once */
import { createContext } from 'react';

/**
 * Of a page that must be read to its end: a file on it says that it has not been, until its last
 * page was shown, wherever the end of the page itself stands.
 */
export const HoldsEnd = createContext<(holds: boolean) => void>(() => {});
