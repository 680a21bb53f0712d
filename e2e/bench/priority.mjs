import { constants, setPriority } from 'node:os';

/**
 * A phone has a processor of its own: what runs beside the browser on this machine must not take
 * that of the page, whose tasks are measured by the clock.
 */
export function yieldToPages({ pid }) {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}
