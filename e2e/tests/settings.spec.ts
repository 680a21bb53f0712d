import { expect } from '@playwright/test';
import { enter, expectAccessible, PASSWORD, people } from './support';
import { test } from './test';

test('what is set for all orders is what forms begin with', async ({ page }) => {
  await enter(page, people.holder);

  await test.step('quick redemptions end at once, and the form says so', async () => {
    await page.goto('/trading');
    await expect(page.getByRole('switch', { name: '快速赎回' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('switch', { name: '快速赎回' }).click({ force: true });
    await expect(page.getByText('已关闭，只能普通赎回')).toBeVisible();
  });

  await test.step('another cost is what the holdings open with', async () => {
    await page.getByText('摊薄成本').click();
    await expect(page.getByRole('radio', { name: /摊薄成本/ })).toBeChecked();
    await page.goto('/position');
    await expect(page.getByRole('radio', { name: '摊薄成本' })).toBeChecked();
  });

  await test.step('they begin again behind the password', async () => {
    await page.goto('/trading');
    await page.getByRole('switch', { name: '快速赎回' }).click({ force: true });
    await page.getByRole('textbox', { name: '登录密码' }).fill(PASSWORD);
    await page.getByRole('button', { name: '确认打开' }).click();
    await expect(page.getByRole('switch', { name: '快速赎回' })).toBeChecked();
    await page.getByText('平均成本').click();
  });

  await test.step('each change of the lock is told', async () => {
    await page.goto('/aimmessagescreen');
    await expect(page.getByText('快速赎回打开了').first()).toBeVisible();
  });
});
