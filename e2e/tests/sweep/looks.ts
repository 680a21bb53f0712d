import { expect, type Page } from '@playwright/test';
import { phone } from '../../phone.mjs';
import { settled } from '../support';

/** A way in which a screen is looked at. */
export interface Look {
  name: string;
  scheme: 'light' | 'dark';
  size: 'normal' | 'elder';
  width: number;
  /** Compared with its accepted picture. */
  pictured: boolean;
  /** Examined by axe: by all rules, or by those of colours where nothing else may differ. */
  examined?: 'whole' | 'colours';
}

const { width } = phone.viewport;
const NARROW = 320;

/** Only its width counts. */
const unseen = { pictured: false };

export const looks: readonly Look[] = [
  { name: 'light', scheme: 'light', size: 'normal', width, pictured: true, examined: 'whole' },
  { name: 'dark', scheme: 'dark', size: 'normal', width, pictured: true, examined: 'colours' },
  { name: 'narrow', scheme: 'light', size: 'normal', width: NARROW, ...unseen },
  { name: 'large', scheme: 'light', size: 'elder', width, pictured: true },
  {
    name: 'large and narrow',
    scheme: 'dark',
    size: 'elder',
    width: NARROW,
    pictured: false,
    examined: 'whole',
  },
];

/** Shows the page that is open in another look; in another text size it is opened anew. */
export async function wear(page: Page, { scheme, size, width }: Look) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: phone.viewport.height });
  const worn = await page.evaluate(() => document.documentElement.dataset.size ?? 'normal');
  if (worn !== size) {
    await page.evaluate((next) => localStorage.setItem('tael.size', next), size);
    await page.reload();
  }
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
}

/** Nothing on the screen lies beyond its sides, but for what can be pushed sideways by itself. */
export async function expectNoSidewaysScroll(page: Page) {
  // What follows the width of the phone does so with the next frame.
  await page.evaluate(
    () =>
      new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const beyond = await page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const holds = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || holds(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (right > edge || left < -1) && !holds(one.parentElement);
      })
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`);
  });
  expect(beyond, `${page.url()} is wider than the phone`).toEqual([]);
}
