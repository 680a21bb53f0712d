import { isMissing } from '@/route/table';

/** Whether a path leads to a screen that can be opened. */
export function leads(path: string): boolean {
  return !isMissing(path.replace(/[?#].*/, ''));
}
