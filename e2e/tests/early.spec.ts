import { enter, people } from './support';
import { expect, type Page, test } from './test';

/** The pages show their first screen before the app's code has come. */
test.describe('what is tapped before the code has come', () => {
  test('is done when it has, once', async ({ page }) => {
    await enter(page, people.holder);
    const { tap, comes } = await held(page, '/my');
    await tap.click();
    await tap.click();
    comes();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toHaveCount(1);
    await asked.getByRole('button', { name: '再用一会儿' }).click();
    await expect(asked).toHaveCount(0);
  });

  test('is forgotten when it was long ago', async ({ page }) => {
    await enter(page, people.holder);
    const { tap, comes } = await held(page, '/my');
    await tap.click();
    await page.waitForTimeout(5_500);
    comes();
    await expect(page.getByText('138****0001')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('is forgotten when its customer has touched something else since', async ({ page }) => {
    await enter(page, people.holder);
    const { tap, comes } = await held(page, '/my');
    await tap.click();
    await page.getByRole('heading', { name: '我的' }).click();
    comes();
    await expect(page.getByText('138****0001')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

/** A page whose code comes when it is told to, and the way out on it. */
async function held(page: Page, path: string) {
  let comes = () => {};
  const waits = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const tap = page.getByRole('button', { name: '退出登录' });
  await expect(tap).toBeVisible();
  return { tap, comes: () => comes() };
}
