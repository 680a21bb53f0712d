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

/** The screen's title has the focus, or a field of it that waits for typing. */
export async function expectFocusOnTitle(page: Page) {
  const focused = page.locator('h1:focus, main input:focus, main textarea:focus, [role="application"]:focus');
  await expect(focused, 'the focus is not on the new title').toHaveCount(1);
}
