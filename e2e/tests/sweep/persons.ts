import type { Page } from '@playwright/test';
import { enter, people } from '../support';
import type { Screen } from './table';

/** Who looks at a screen. */
export type Person = 'visitor' | 'holder' | 'newcomer' | 'locked';

/** Screens that look different to others than to those whom their row names. */
const ALSO: Readonly<Record<string, readonly Person[]>> = {
  '/fundhome': ['holder', 'newcomer', 'locked'],
  '/asset': ['newcomer'],
  '/my': ['holder', 'newcomer', 'locked'],
  '/searchfund': ['holder'],
  '/funddetail': ['holder'],
};

/** Everybody to whom a screen is shown in the sweep. */
export function viewers({ path, needs, traits }: Screen): Person[] {
  return [firstViewer(needs, traits), ...(ALSO[path] ?? [])];
}

function firstViewer(needs: string, traits: readonly string[]): Person {
  if (traits.includes('opening')) return 'newcomer';
  if (traits.includes('unlocks')) return 'locked';
  return needs === 'public' ? 'visitor' : 'holder';
}

/** Lets a page be that person's. */
export async function become(page: Page, person: Person) {
  if (person === 'holder') await enter(page, people.holder);
  if (person === 'newcomer') await enter(page, people.newcomer);
  if (person === 'locked') {
    await enter(page, people.opened);
    // A gesture that was set in an earlier visit.
    const saved = JSON.stringify({ salt: '00', hash: '00', left: 5 });
    await page.addInitScript((text) => localStorage.setItem('tael.gesture', text), saved);
  }
}
