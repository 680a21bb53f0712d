import { Line } from './line';
import { enter, people } from './support';
import { expect, test } from './test';

// The only tests that let the worker run.
test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  test('the last figures stand under their time after a reload, and come alive by themselves', async ({
    page,
    baseURL,
  }) => {
    const line = new Line(baseURL ?? '');
    await line.open();
    try {
      await enter(page, people.holder);
      await page.goto(`${line.url}/asset`);
      const total = page.getByText('总资产').first();
      await expect(total).toBeVisible();
      // The worker takes the page over and has seen its files once more.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.reload();
      await expect(total).toBeVisible();
      // Its lower cards come by themselves, and are kept then, too.
      await expect(page.getByRole('heading', { name: '资产配置' })).toBeVisible();
      await page.waitForLoadState('networkidle');

      await line.cut();
      await page.reload();
      const old = page.getByText(/没有更新成功，以下更新于/);
      await expect(old).toBeVisible({ timeout: 30_000 });
      await expect(total).toBeVisible();

      await line.open();
      await expect(old).toBeHidden({ timeout: 40_000 });
      await expect(total).toBeVisible();
    } finally {
      await line.cut();
    }
  });
});
