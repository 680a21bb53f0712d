import { expect, type Page } from '@playwright/test';
import { settled } from '../support';

/** A light screen that opens to everybody, from which the others are gone to. */
const FROM = '/download';
const FROM_ELSE = '/protocol';

/** Goes to a screen as the app does, from another one, so that it comes as screens come. */
export async function arrive(page: Page, link: string) {
  await page.goto(link.startsWith(FROM) ? FROM_ELSE : FROM);
  await settled(page);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, link);
  await expect(page.locator('.coming')).toHaveCount(0);
  await settled(page);
  // None that a guard put in its place.
  const here = new URL(page.url()).pathname;
  expect(here, 'another screen came').toBe(new URL(link, page.url()).pathname);
}

/** Where a screen may put the focus: on its title, or on what waits for typing or drawing. */
const PLACES = ['h1', 'input', 'textarea', '[role="application"]'];

/** The focus is on the new screen, where its title is read out or typing begins. */
export async function expectFocusOnTitle(page: Page) {
  const focused = page.locator(PLACES.map((place) => `.page ${place}:focus`).join(', '));
  await expect(focused, 'the focus is not on the new title').toHaveCount(1);
}
