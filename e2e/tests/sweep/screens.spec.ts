import type { Page } from '@playwright/test';
import { expectAccessible } from '../support';
import { arrive, expectFocusOnTitle } from './arrival';
import { EXCEPTIONS } from './exceptions';
import { expect, test } from './fixtures';
import { LargeText } from './largeText';
import { LARGE_TEXT_EXCEPTIONS } from './largeTextExceptions';
import { expectNoSidewaysScroll, looks, wear } from './looks';
import { become, type Person, viewers } from './persons';
import { lacking, linkTo } from './samples';
import { screens } from './table';

test.describe.configure({ mode: 'parallel' });

const swept = screens().filter(({ path }) => !(path in EXCEPTIONS));

test('every screen has its samples', () => {
  const without = swept.filter((screen) => lacking(screen).length > 0);
  expect(without.map((screen) => `${screen.path}: ${lacking(screen)}`)).toEqual([]);
});

test('every exception is a screen', () => {
  const paths = screens().map(({ path }) => path);
  const excepted = [...Object.keys(EXCEPTIONS), ...Object.keys(LARGE_TEXT_EXCEPTIONS)];
  expect(excepted.filter((path) => !paths.includes(path))).toEqual([]);
});

test('the styles of large text come before the first paint, and only in large text', async ({
  page,
}) => {
  const styles = page.locator('link[data-elder]');
  await page.goto('/download');
  await expect(styles).toHaveJSProperty('disabled', true);
  await page.evaluate(() => localStorage.setItem('tael.size', 'elder'));
  await page.reload();
  const file = await styles.getAttribute('href');
  const blocking = await page.evaluate((name) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [entry] = entries.filter((one) => name && one.name.endsWith(name));
    return entry && 'renderBlockingStatus' in entry && entry.renderBlockingStatus;
  }, file);
  expect(blocking).toBe('blocking');
});

for (const screen of swept.filter((one) => lacking(one).length === 0)) {
  for (const person of viewers(screen)) {
    test(`${screen.path} is whole for a ${person}`, async ({ page, samples, album }) => {
      const faults = faultsOf(page);
      const large = new LargeText(screen.path, person);
      await become(page, person);
      await arrive(page, linkTo(screen, samples));
      await expectFocusOnTitle(page);
      for (const look of looks) {
        await wear(page, look);
        await expectNoSidewaysScroll(page);
        if (look.size === 'elder') await large.expectWhole(page);
        if (look.examined) await expectAccessible(page, { by: look.examined });
        if (look.pictured) await album.expectAccepted(page, nameOf(screen.path, person), look.name);
      }
      large.expectNoneLeft();
      expect(faults).toEqual([]);
    });
  }
}

/** What the page complains of from now on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  return faults;
}

/** `/gesture/{type}` for a holder → `gesture-type-holder`. */
function nameOf(path: string, person: Person): string {
  const words = path === '*' ? ['missing'] : path.match(/\w+/g);
  return [...(words ?? []), person].join('-');
}
