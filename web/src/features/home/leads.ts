import { findScreen, missingScreen } from '@/app/screens';

/** Whether a path leads to a screen that can be opened. */
export function leads(path: string): boolean {
  return findScreen(path.replace(/[?#].*/, '')) !== missingScreen;
}
