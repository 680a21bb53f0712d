/**
 * In place of code that nobody waits for and that does not come, as without a line: the screen stands
 * without it. `lazy(() => import('./PullLine').catch(orNothing))`.
 */
export const orNothing = () => ({ default: () => <></> });
