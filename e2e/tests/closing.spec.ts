import { expect } from '@playwright/test';
import { enter, expectAccessible, PASSWORD, people } from './support';
import { test } from './test';

test('a customer closes the account, sees that nothing is bought, and changes his mind', async ({
  page,
}) => {
  await enter(page, people.opened);
  await page.goto('/myData');
  await page.getByRole('link', { name: /注销账户/ }).click();
  await expect(page.getByText('可以注销')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '申请注销' }).click();
  await page.getByLabel('登录密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认申请' }).click();
  await expect(page.getByText('已申请注销')).toBeVisible();
  await expect(page.getByText(/15:00注销/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/myData');
  await expect(page.getByRole('link', { name: /注销账户.*前可以取消/ })).toBeVisible();
  await page.getByRole('link', { name: /注销账户/ }).click();
  await page.getByRole('button', { name: '取消注销' }).click();
  await expect(page.getByText('已取消，账户照常使用')).toBeVisible();
  await expect(page.getByText('可以注销')).toBeVisible();
});

test('who holds something sees what stands against it, and where it is mended', async ({
  page,
}) => {
  await enter(page, people.holder);
  await page.goto('/closeAccount');
  await expect(page.getByText(/还有\d+件事没有了结/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: '申请注销' })).toBeDisabled();
  await page.getByRole('link', { name: /去赎回/ }).first().click();
  await expect(page).toHaveURL(/\/ransom/);
});
